import { beginsTurn, type Entry, isInput, type Recording } from './entry';
import type { OfficeFactory } from './officeFactory';
import { createPlayer } from './player';
import { playedHashes } from './playedHashes';
import { changedSlices } from './stateHash';

/**
 * A recording that tells the state of its slices wherever it rests: before each input that no other one caused, if they
 * are not what they were. Without that, what goes wrong on the way and comes right in the end goes unnoticed.
 */
export function withStates(
  recording: Recording,
  about: readonly string[],
  createOffice: OfficeFactory,
): Recording {
  const states = statesOf(recording, createOffice);
  const places = new Map<number, number>();
  const kept: Entry[] = [];
  let told: Readonly<Record<string, string>> = {};
  recording.entries.forEach((entry, index) => {
    if (entry.kind === 'state') return;
    if (index > 0 && beginsTurn(entry)) tellState(index - 1);
    places.set(index, kept.length);
    kept.push(moved(entry));
  });
  tellState(recording.entries.length - 1);
  return { ...recording, entries: kept };

  function tellState(at: number): void {
    const now = playedHashes(states[at], about);
    const slices = changedSlices(told, now);
    if (Object.keys(slices).length > 0) kept.push({ kind: 'state', slices });
    told = now;
  }

  function moved(entry: Entry): Entry {
    if (!isInput(entry) || entry.within === undefined) return entry;
    return { ...entry, within: places.get(entry.within) ?? 0 };
  }
}

/** The state after each entry. */
function statesOf(recording: Recording, createOffice: OfficeFactory): readonly unknown[] {
  const states: unknown[] = [];
  const player = createPlayer(recording, createOffice, (index, state) => void (states[index] = state));
  while (player.step());
  if (player.divergence) throw new Error(player.divergence.reason);
  return recording.entries.map((_entry, index) => states[index] ?? states[index - 1]);
}
