import type { Report } from './entry';
import { logPieces } from './logPieces';
import { createRecordedHashes } from './recordedHashes';
import { createRecorder, type Recorder, type RecorderOptions } from './recorder';
import { createWriter } from './writer';

export interface TextRecorder extends Recorder {
  /** Writes a piece of the log ahead, so that its text is at hand when it is asked for. False when all is written. */
  writeAhead(): boolean;
  /** The log as JSON Lines in UTF-8, secrets masked; what `npm run replay` reads. A report's note is masked with it. */
  pieces(report?: Report): ReturnType<typeof logPieces>;
  /** The same as one text. */
  text(report?: Report): string;
}

const known = new WeakMap<Recorder, TextRecorder>();

/** A recorder with its text at hand: the same for the same one, whoever asks. */
export function withText(recorder: Recorder): TextRecorder {
  const equipped = known.get(recorder) ?? equip(recorder);
  known.set(recorder, equipped);
  return equipped;
}

function equip(recorder: Recorder): TextRecorder {
  const { log, masker } = recorder.parts();
  const hashesOf = createRecordedHashes(masker, recorder.scripts);
  const writer = createWriter(log, masker, hashesOf);
  const decoder = new TextDecoder();
  const pieces = (report?: Report) =>
    logPieces(log, { ...recorder.parts(), writer, hashesOf, scripts: recorder.scripts(), report });
  return {
    ...recorder,
    writeAhead: writer.step,
    pieces,
    text: (report) =>
      pieces(report)
        .map((piece) => decoder.decode(piece))
        .join(''),
  };
}

/** A recorder with its text at hand from the start. */
export const createTextRecorder = (options: RecorderOptions): TextRecorder =>
  withText(createRecorder(options));
