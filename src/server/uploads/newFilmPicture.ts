import type { FileStore } from '../files/fileStore';
import { newFilmPicturePath, ownPicturePath } from '../media/paths';
import { keepSmall } from '../media/smallPicture';

/** The picture of a film that is not made yet: who sent it, and under which temporary id. */
interface NewFilm {
  readonly staffId: string;
  readonly uploadKey: string;
}

/** Whether a picture has come for a film that is not made yet. */
export const hasNewFilmPicture = async (files: FileStore, film: NewFilm): Promise<boolean> =>
  (await files.stat(newFilmPicturePath('', film))) !== undefined;

/** Gives a film that was made just now the picture that was kept for it. */
export async function giveToFilm(files: FileStore, film: NewFilm, filmId: string): Promise<void> {
  await files.move(newFilmPicturePath('', film), ownPicturePath('', filmId));
  await keepSmall(files, ownPicturePath('', filmId));
}
