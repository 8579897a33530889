import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from '../files/fileStore';
import { FILM_FILE, filmFolder, THUMBNAILS } from '../media/paths';
import { packageRoot } from '../packageRoot';

/** The files of one demo film, absolute. */
export interface FilmFiles {
  readonly film: string;
  readonly poster: string;
}

/** The files of a demo film by its slug, or nothing when they have not been made. */
export function demoFiles(slug: string): FilmFiles | undefined {
  const base = join(packageRoot(), 'static', 'demo', 'films', slug);
  const files = { film: `${base}.mp4`, poster: `${base}.jpg` };
  return existsSync(files.film) && existsSync(files.poster) ? files : undefined;
}

/** Keeps a film's files as those of a film of an agency. */
export async function placeFilm(store: FileStore, filmId: string, files: FilmFiles): Promise<void> {
  const folder = filmFolder('', filmId);
  await store.putCopy(files.film, join(folder, FILM_FILE));
  await store.putCopy(files.poster, join(folder, THUMBNAILS, '1.jpg'));
}

const HEAD = 64 * 1024;

/** The seconds that an mp4 plays, from its movie header (ISO 14496-12, section 8.2.2); 0 when it does not stand at the front. */
export function secondsOf(film: string): number {
  const head = Buffer.alloc(HEAD);
  const file = openSync(film, 'r');
  try {
    readSync(file, head, 0, HEAD, 0);
  } finally {
    closeSync(file);
  }
  const at = head.indexOf('mvhd');
  if (at < 0 || head[at + 4] !== 0) return 0;
  const perSecond = head.readUInt32BE(at + 16);
  return perSecond === 0 ? 0 : Math.round(head.readUInt32BE(at + 20) / perSecond);
}
