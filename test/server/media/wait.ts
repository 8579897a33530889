import { setTimeout as pause } from 'node:timers/promises';

/** Resolves with what `look` finds, once it finds something: for what tells nobody when it happens (a file, a row). */
export async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await pause(5);
  }
}
