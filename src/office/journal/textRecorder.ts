import type { Report } from './entry';
import { logText } from './logText';
import { createRecordedHashes } from './recordedHashes';
import { createRecorder as createBare, type Recorder, type RecorderOptions } from './recorder';
import { createWriter } from './writer';

export interface TextRecorder extends Recorder {
  /** As `writeAheadOf` has it. */
  writeAhead(): boolean;
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

/** The log as JSON Lines, secrets masked; what `npm run replay` reads. A report's note is masked with it. */
export function textOf(recorder: Recorder, report?: Report): string {
  const { log, ...options } = recorder.parts();
  return logText(log, { ...options, ...writingOf(recorder), scripts: recorder.scripts(), report });
}

/** A recorder with its text at hand, whose code the office fetches when it is wanted. */
export function createRecorder(options: RecorderOptions): TextRecorder {
  const recorder = createBare(options);
  return {
    ...recorder,
    writeAhead: () => writeAheadOf(recorder),
    text: (report) => textOf(recorder, report),
  };
}
