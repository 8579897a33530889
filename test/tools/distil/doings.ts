import { createAskers, type Recording, replay, type OfficeFactory } from '../../../src/office/journal';
import { commandName } from '../../../src/office/journal';
import { contentOf } from '../../../src/office/journal/entryContent';
import { playedHashes } from '../../../src/office/journal/playedHashes';
import { withStates } from '../../../src/office/journal/withStates';

/** What one workflow did and was told in a log, each as a text, in order. */
export function doingsOf({ header, entries }: Recording, name: string): readonly string[] {
  const askers = createAskers(entries, header.restarted?.open);
  const commands = new Map(header.restarted?.open.map((command) => [command.k, commandName(command)]));
  return entries.flatMap((entry, index) => {
    if (entry.kind === 'asked') commands.set(entry.k, commandName(entry));
    if (entry.kind === 'state' || entry.kind === 'intent' || askers(index) !== name) return [];
    const what = 'k' in entry ? commands.get(entry.k) : 'action' in entry ? entry.action.type : '';
    return [`${entry.kind} ${what} ${JSON.stringify(contentOf(entry))}`];
  });
}

/** What those slices hash to wherever the log rests. */
export const restsOf = (recording: Recording, slices: readonly string[], createOffice: OfficeFactory) =>
  withStates(recording, slices, createOffice).entries.flatMap((entry) =>
    entry.kind === 'state' ? [entry.slices] : [],
  );

/** What those slices hash to at a log's end. */
export function endOf(recording: Recording, createOffice: OfficeFactory, slices: readonly string[]) {
  const { player, divergence } = replay(recording, createOffice);
  if (divergence) throw new Error(divergence.reason);
  return playedHashes(player.state(), slices);
}
