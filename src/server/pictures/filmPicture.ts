import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { pictureUpload } from '../../contract/scripts';
import { live } from '../http/live';
import { newId } from '../ids';
import { ownFileOf, ownPicturePath } from '../media/paths';
import { inAllSizes, keepSmall } from '../media/smallPicture';
import type { PictureStore } from './answerPictures';

/** A film's own picture in place of the one before; it stands for the film once somebody has looked at it. */
export const storeFilmPicture: PictureStore<typeof pictureUpload> = async ({
  tenant: { files },
  input: { name: filmId },
  path,
}) => {
  const staged = await files.stage(path);
  return async ({ catalogue, changed, now, freshId, removeFiles, afterCommit }) => {
    const film = await live(catalogue, 'films', filmId);
    const own_file = ownFileOf(freshId);
    await catalogue
      .updateTable('films')
      .set({
        own_thumbnail: 1,
        chosen_thumbnail: OWN_THUMBNAIL,
        picture_version: newId(8),
        own_picture: newId(),
        own_file,
        pictured_at: now.toISOString(),
        own_checked: 0,
        ...(film.chosen_thumbnail !== OWN_THUMBNAIL && { chosen_before: film.chosen_thumbnail }),
      })
      .where('film_id', '=', filmId)
      .execute();
    const { own_thumbnail: ownThumbnail, chosen_thumbnail: chosenThumbnail } = film;
    await changed('film', filmId, { ownThumbnail, chosenThumbnail, checked: film.own_checked });
    await removeFiles(inAllSizes(ownPicturePath('', filmId, film.own_file)));
    const lasting = ownPicturePath('', filmId, own_file);
    await files.copy(staged, lasting);
    afterCommit(() => keepSmall(files, lasting));
    return { clusterPath: film.cluster_path, picture: OWN_THUMBNAIL };
  };
};
