import { join } from 'node:path';
import type { FileStore } from '../files/fileStore';

/** True for an instant that is further from now than `life` milliseconds: one in the future is not believed either. */
export const isOver = (at: number, now: Date, life: number) => Math.abs(now.getTime() - at) > life;

/** A name in a folder, and when it was last changed, in milliseconds. */
export interface Dated {
  readonly name: string;
  readonly changedAt: number;
}

/** The names in a folder; those for which `isWanted` is false are not looked at. */
export async function datedNames(
  files: FileStore,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<readonly Dated[]> {
  const dated: Dated[] = [];
  for (const name of (await files.names(folder)).filter(isWanted)) {
    const changedAt = await files.changedAt(join(folder, name));
    if (changedAt !== undefined) dated.push({ name, changedAt });
  }
  return dated;
}

/** Those of the names that nobody has changed for `life` milliseconds. */
export const agedNames = (dated: readonly Dated[], now: Date, life: number): readonly string[] =>
  dated.filter(({ changedAt }) => isOver(changedAt, now, life)).map(({ name }) => name);
