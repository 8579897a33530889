import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tenant } from '../installation';
import type { KeptEntry, KeptFiles } from './keptFiles';
import { isOver } from './aged';

/** What is younger may be in the making, in milliseconds. */
const MAKING = 60 * 60 * 1000;

/** Where an agency's folder and its rows do not fit together: paths below the folder. */
interface Misfits {
  /** No row knows them. */
  readonly strange: readonly string[];
  /** A row says that they are there. */
  readonly missing: readonly string[];
}

type Place = Pick<Tenant, 'catalogue' | 'folder'>;

/** Holds each kind of files against its rows, both ways. Nothing is changed: a row may be restored, and so may a file. */
export async function compare(place: Place, kinds: readonly KeptFiles[], now: Date): Promise<Misfits> {
  const strange: string[] = [];
  const missing: string[] = [];
  for (const kind of kinds) {
    if (!kind.rows) continue;
    const known = await kind.rows(place.catalogue);
    strange.push(...(await strangeIn(place, kind, known, now)));
    const absent = await absentIn(place, kind, known);
    // What changed meanwhile is no misfit.
    const still = absent.length > 0 ? await kind.rows(place.catalogue) : [];
    missing.push(...(await absentIn(place, kind, still)));
  }
  return { strange, missing };
}

async function strangeIn(
  { folder }: Place,
  kind: KeptFiles,
  known: readonly KeptEntry[],
  now: Date,
): Promise<readonly string[]> {
  const names = new Set(known.map(({ name }) => name));
  const strange: string[] = [];
  for (const name of await readdir(join(folder, kind.folder)).catch(() => [])) {
    if (names.has(name) || kind.passes?.(name)) continue;
    const path = join(kind.folder, name);
    const changed = await stat(join(folder, path)).catch(() => undefined);
    if (changed && isOver(changed.mtimeMs, now, MAKING)) strange.push(path);
  }
  return strange;
}

async function absentIn(
  { folder }: Place,
  kind: KeptFiles,
  known: readonly KeptEntry[],
): Promise<readonly string[]> {
  const absent: string[] = [];
  for (const path of known.flatMap(({ files }) => files.map((file) => join(kind.folder, file))))
    await access(join(folder, path)).catch(() => absent.push(path));
  return absent;
}
