import { createAskers, type Recording } from '../../../src/office/journal';
import { without } from './without';

/** A list that is read every few seconds while it is on show. */
const POLLING = 'clientList';

/** The log as if that list had never been shown, unless it is about it. */
export function withoutPolling(recording: Recording, about: readonly string[] = []): Recording {
  if (about.includes(POLLING)) return recording;
  const askers = createAskers(recording.entries, recording.header.restarted?.open);
  const isOfPolling = (index: number) => askers(index) === POLLING;
  return without(recording, new Set([...recording.entries.keys()].filter(isOfPolling)));
}
