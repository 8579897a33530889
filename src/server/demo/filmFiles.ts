import { closeSync, copyFileSync, existsSync, linkSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownPicturePath, receivedPath, screenPicturePath } from '../media/paths';
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

/** Puts a film's files in its agency's folder: linked where the disk allows it, else copied. */
export function placeFilm(agencyFolder: string, filmId: string, files: FilmFiles): void {
  const folder = join(agencyFolder, 'films', filmId);
  mkdirSync(join(folder, 'thumbnails'), { recursive: true });
  linkOrCopy(files.film, join(folder, 'film.mp4'));
  linkOrCopy(files.poster, join(folder, 'thumbnails', '1.jpg'));
}

/** Puts a film's file where the original of an upload stands. */
export function placeOriginal(agencyFolder: string, processId: string, files: FilmFiles): void {
  const original = receivedPath(agencyFolder, processId);
  mkdirSync(dirname(original), { recursive: true });
  linkOrCopy(files.film, original);
}

/** Puts the poster of a film where a picture stands that was sent for one. */
export function placePicture(agencyFolder: string, filmId: string, files: FilmFiles): void {
  const picture = ownPicturePath(agencyFolder, filmId);
  mkdirSync(dirname(picture), { recursive: true });
  linkOrCopy(files.poster, picture);
}

/** Puts a film's poster where the first picture of a home screen stands. */
export function placeScreen(agencyFolder: string, screenId: string, files: FilmFiles): void {
  const picture = screenPicturePath(agencyFolder, screenId, 1);
  mkdirSync(dirname(picture), { recursive: true });
  linkOrCopy(files.poster, picture);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
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
