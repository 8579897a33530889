import type { FileStore } from '../files/fileStore';
import type { ChangeContext } from '../http/handler';
import { FIRST_OWN_FILE, newFilmPicturePath, ownPicturePath } from '../media/paths';
import { keepSmall } from '../media/smallPicture';

/** The picture of a film that is not made yet: who sent it, and under which temporary id. */
interface NewFilm {
  readonly staffId: string;
  readonly uploadKey: string;
}

/** Whether a picture has come for a film that is not made yet. */
export const hasNewFilmPicture = async (files: FileStore, film: NewFilm): Promise<boolean> =>
  (await files.stat(newFilmPicturePath('', film))) !== undefined;

/** Gives a film that is being made the picture that was kept for it; what was kept goes once the film is on disk. */
export async function giveToFilm(
  { files, afterCommit }: ChangeContext,
  film: NewFilm,
  filmId: string,
): Promise<void> {
  const [kept, lasting] = [newFilmPicturePath('', film), ownPicturePath('', filmId, FIRST_OWN_FILE)];
  await files.copy(kept, lasting);
  afterCommit(() => keepSmall(files, lasting));
  afterCommit(() => files.remove(kept));
}
