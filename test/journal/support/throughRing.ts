import { isAtRest } from '../../../src/office/app/atRest';
import { createOffice } from '../../../src/office/app/office';
import {
  createRecorder,
  parseRecording,
  type Recording,
  recorderMiddleware,
  recordWorld,
  replay,
} from '../../../src/office/journal';

/** The same session through a ring that holds only so many entries. */
export function throughRing(recording: Recording, entries: number): Recording {
  const recorder = createRecorder({ build: 'test', entries, isAtRest });
  replay(recording, (options) =>
    createOffice({
      ...options,
      world: recordWorld(options.world, recorder),
      middleware: [...options.middleware, recorderMiddleware(recorder)],
      beforeSagas: recorder.begin,
    }),
  );
  return parseRecording(recorder.text());
}
