import type { Entry, Recording } from '../../../src/office/journal/entry';
import type { Start } from '../../../src/office/journal/base';
import { sameCommand } from '../../../src/office/journal/opening';
import { sameJson } from '../../../src/office/journal/sameJson';
import { without } from './without';

/**
 * A log without what its base did as well, as one that begins at the base's end; undefined where the base asked something
 * that the log did not. Answers that came later than in the base stay out too: the base has had them.
 */
export function withoutBoot(recording: Recording, base: Recording, start: Start): Recording | undefined {
  const { header, entries } = recording;
  const gone = new Set<number>();
  const twins = new Map<number, number>();
  for (const command of base.entries) {
    if (command.kind !== 'asked') continue;
    const index = entries.findIndex(
      (other, at) => other.kind === 'asked' && !gone.has(at) && sameCommand(other, command),
    );
    const twin = entries[index];
    if (twin?.kind !== 'asked') return undefined;
    gone.add(index);
    twins.set(command.k, twin.k);
  }
  for (const entry of base.entries) {
    if (entry.kind !== 'answered' && entry.kind !== 'heard') continue;
    const k = twins.get(entry.k);
    const index = entries.findIndex(
      (other, at) => other.kind === entry.kind && other.k === k && !gone.has(at),
    );
    if (index < 0) return undefined;
    gone.add(index);
  }
  sameBeginning(entries, base.entries).forEach((index) => gone.add(index));
  const open = start.open.flatMap((command) => {
    const asked = base.entries.findLast((entry) => entry.kind === 'asked' && sameCommand(entry, command));
    const k = asked?.kind === 'asked' ? twins.get(asked.k) : undefined;
    return k === undefined ? [] : [{ ...command, k }];
  });
  return {
    header: { ...header, state: start.state, restarted: { quiet: true, open } },
    entries: without(recording, gone).entries,
    complete: true,
  };
}

/** The intents with which both begin. */
function sameBeginning(entries: readonly Entry[], base: readonly Entry[]): readonly number[] {
  const steps = base.flatMap((entry) => (entry.kind === 'intent' ? [entry.action] : []));
  const same: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.kind !== 'intent') continue;
    const step = steps[same.length];
    if (!step || !sameJson(step, entry.action)) break;
    same.push(index);
  }
  return same;
}
