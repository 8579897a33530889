import type { Report } from './entry';
import { logPieces } from './logPieces';
import { createRecordedHashes } from './recordedHashes';
import { createRecorder as createBare, type Recorder, type RecorderOptions } from './recorder';
import { createWriter } from './writer';

export interface TextRecorder extends Recorder {
  /** As `writeAheadOf` has it. */
  writeAhead(): boolean;
  /** As `piecesOf` has it. */
  pieces(report?: Report): ReturnType<typeof piecesOf>;
  /** As `textOf` has it. */
  text(report?: Report): string;
}

const known = new WeakMap<Recorder, ReturnType<typeof begin>>();

function begin(recorder: Recorder) {
  const { log, masker } = recorder.parts();
  const hashesOf = createRecordedHashes(masker, recorder.scripts);
  return { hashesOf, writer: createWriter(log, masker, hashesOf) };
}

function writingOf(recorder: Recorder) {
  const writing = known.get(recorder) ?? begin(recorder);
  known.set(recorder, writing);
  return writing;
}

/** Writes a piece of the log ahead, so that its text is at hand when it is asked for. False when all is written. */
export const writeAheadOf = (recorder: Recorder): boolean => writingOf(recorder).writer.step();

/** The log as JSON Lines in UTF-8, secrets masked; what `npm run replay` reads. A report's note is masked with it. */
export function piecesOf(recorder: Recorder, report?: Report) {
  const { log, ...options } = recorder.parts();
  return logPieces(log, { ...options, ...writingOf(recorder), scripts: recorder.scripts(), report });
}

/** The same as one text. */
export function textOf(recorder: Recorder, report?: Report): string {
  const decoder = new TextDecoder();
  const texts = piecesOf(recorder, report).map((piece) => decoder.decode(piece));
  return texts.join('');
}

/** A recorder with its text at hand, whose code the office fetches when it is wanted. */
export function createRecorder(options: RecorderOptions): TextRecorder {
  const recorder = createBare(options);
  return {
    ...recorder,
    writeAhead: () => writeAheadOf(recorder),
    pieces: (report) => piecesOf(recorder, report),
    text: (report) => textOf(recorder, report),
  };
}
