import { setTimeout as pause } from 'node:timers/promises';

/**
 * Resolves with what `look` finds once it finds something: for what tells nobody when it happens, such as a mail that
 * arrives. Rejects after `limit` milliseconds with the sentence that says what was waited for.
 */
export async function until<T>(
  what: string | (() => string),
  look: () => T | undefined | Promise<T | undefined>,
  limit = 90_000,
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) {
      const awaited = typeof what === 'string' ? what : what();
      throw new Error(`Waited ${limit / 1000} s in vain for ${awaited}.`);
    }
    await pause(25);
  }
}
