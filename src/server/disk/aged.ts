import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** True for an instant that is further from now than `life` milliseconds: one in the future is not believed either. */
export const isOver = (at: number, now: Date, life: number) => Math.abs(now.getTime() - at) > life;

/** The names in a folder that nobody has changed for `life` milliseconds. */
export async function agedNames(folder: string, now: Date, life: number): Promise<readonly string[]> {
  const aged: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const changed = await stat(join(folder, name)).catch(() => undefined);
    if (changed && isOver(changed.mtimeMs, now, life)) aged.push(name);
  }
  return aged;
}
