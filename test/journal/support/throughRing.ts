import { everyScript } from '../../../src/contract/scripts';
import { createOffice } from '../../../src/office/app/office';
import {
  createTextRecorder,
  parseRecording,
  type Recording,
  recorderMiddleware,
  recordWorld,
  replay,
} from '../../../src/office/journal';
import { begun } from '../../../src/office/journal/beginning';

/** The same session through a ring that holds only so many entries. */
export function throughRing(recording: Recording, entries: number): Recording {
  const recorder = createTextRecorder({ build: 'test', scripts: () => everyScript, entries });
  replay(recording, (options) => {
    const beginning = begun(recording.header.restarted);
    const office = createOffice({
      ...options,
      world: beginning.world(recordWorld(options.world, recorder)),
      middleware: [...options.middleware, beginning.middleware, recorderMiddleware(recorder)],
      beforeSagas: recorder.begin,
    });
    beginning.end();
    if (recording.header.restarted) recorder.beginHere();
    return office;
  });
  return parseRecording(recorder.text());
}
