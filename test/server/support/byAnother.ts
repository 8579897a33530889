import { setImmediate as nextTurn } from 'node:timers/promises';

/** A change by another process: it is there before whatever this one hears next. */
export async function byAnother<T>(change: Promise<T>): Promise<T> {
  const changed = await change;
  await nextTurn();
  return changed;
}
