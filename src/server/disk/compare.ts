import { join } from 'node:path';
import type { Tenant } from '../installation';
import { agedNames } from './aged';
import type { KeptEntry, KeptFiles } from './keptFiles';

/** What is younger may be in the making, in milliseconds. */
const MAKING = 60 * 60 * 1000;

/** Where an agency's files and its rows do not fit together: names of files. */
interface Misfits {
  /** No row knows them. */
  readonly strange: readonly string[];
  /** A row says that they are there. */
  readonly missing: readonly string[];
}

type Place = Pick<Tenant, 'catalogue' | 'files'>;

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
  { files }: Place,
  kind: KeptFiles,
  known: readonly KeptEntry[],
  now: Date,
): Promise<readonly string[]> {
  const names = new Set(known.map(({ name }) => name));
  const isStrange = (name: string) => !names.has(name) && !kind.passes?.(name);
  const strange = await agedNames(files, kind.folder, now, MAKING, isStrange);
  return strange.map((name) => join(kind.folder, name));
}

async function absentIn(
  { files: store }: Place,
  kind: KeptFiles,
  known: readonly KeptEntry[],
): Promise<readonly string[]> {
  const absent: string[] = [];
  for (const path of known.flatMap(({ files }) => files.map((file) => join(kind.folder, file))))
    if (!(await store.stat(path))) absent.push(path);
  return absent;
}
