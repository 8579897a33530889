import { join } from 'node:path';
import type { FileStore } from '../files/fileStore';
import type { Tenant } from '../installation';
import { agedNames, datedNames } from './aged';
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
    const absent = new Set(await absentOf(place.files, kind.folder, pathsOf(kind, known)));
    // What changed meanwhile is no misfit.
    const still = absent.size > 0 ? await kind.rows(place.catalogue) : [];
    for (const path of pathsOf(kind, still))
      if (absent.has(path) && !(await place.files.stat(path))) missing.push(path);
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
  const strange = agedNames(await datedNames(files, kind.folder, isStrange), now, MAKING);
  return strange.map((name) => join(kind.folder, name));
}

/** What must be there by the rows of one kind of files. */
const pathsOf = ({ folder }: KeptFiles, known: readonly KeptEntry[]) =>
  known.flatMap(({ files }) => files.map((file) => join(folder, file)));

async function absentOf(
  files: FileStore,
  folder: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const here = await files.filesBelow?.(folder);
  if (here) return paths.filter((path) => !here.has(path));
  const absent: string[] = [];
  for (const path of paths) if (!(await files.stat(path))) absent.push(path);
  return absent;
}
