import { join } from 'node:path';
import type { FileStore } from '../files/fileStore';

/** True for an instant that is further from now than `life` milliseconds: one in the future is not believed either. */
export const isOver = (at: number, now: Date, life: number) => Math.abs(now.getTime() - at) > life;

/** The names in a folder that nobody has changed for `life` milliseconds; those for which `isWanted` is false are not looked at. */
export async function agedNames(
  files: FileStore,
  folder: string,
  now: Date,
  life: number,
  isWanted: (name: string) => boolean = () => true,
): Promise<readonly string[]> {
  const aged: string[] = [];
  for (const name of (await files.names(folder)).filter(isWanted)) {
    const changedAt = await files.changedAt(join(folder, name));
    if (changedAt !== undefined && isOver(changedAt, now, life)) aged.push(name);
  }
  return aged;
}
