import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Tenant } from '../installation';
import { newFilmPicturePath, newFilmPicturesFolder, ownPicturePath } from '../media/paths';
import { keepSmall } from '../media/smallPicture';
import { renameDurably } from './durable';

/** A picture whose film was not made is given up so long after it came, in milliseconds. */
const PICTURE_LIFE = 24 * 60 * 60 * 1000;

/** The picture of a film that is not made yet: who sent it, and under which temporary id. */
interface NewFilm {
  readonly staffId: string;
  readonly uploadKey: string;
}

/** Keeps a picture that is on disk until its film is made; one of that film before it is gone. */
export async function keepForNewFilm(folder: string, film: NewFilm, path: string): Promise<void> {
  const lasting = newFilmPicturePath(folder, film);
  await mkdir(dirname(lasting), { recursive: true });
  await renameDurably(path, lasting);
}

export const hasNewFilmPicture = (folder: string, film: NewFilm): boolean =>
  existsSync(newFilmPicturePath(folder, film));

/** Gives a film that was made just now the picture that was kept for it. */
export async function giveToFilm(folder: string, film: NewFilm, filmId: string): Promise<void> {
  const lasting = ownPicturePath(folder, filmId);
  await mkdir(dirname(lasting), { recursive: true });
  await renameDurably(newFilmPicturePath(folder, film), lasting);
  await keepSmall(lasting);
}

/** Removes the pictures whose sheets were closed without a film. */
export async function sweepNewFilmPictures({ folder }: Tenant, now: Date): Promise<void> {
  const pictures = newFilmPicturesFolder(folder);
  for (const name of await readdir(pictures).catch(() => [])) {
    const path = join(pictures, name);
    const changed = await stat(path).catch(() => undefined);
    if (changed && now.getTime() - changed.mtimeMs > PICTURE_LIFE) await rm(path, { force: true });
  }
}
