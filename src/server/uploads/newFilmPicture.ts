import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newFilmPicturePath, ownPicturePath } from '../media/paths';
import { keepSmall } from '../media/smallPicture';
import { renameDurably } from './durable';

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
