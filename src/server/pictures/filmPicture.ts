import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { pictureUpload } from '../../contract/scripts';
import { live } from '../http/live';
import { newId } from '../ids';
import { ownPicturePath } from '../media/paths';
import { keepSmall } from '../media/smallPicture';
import type { PictureStore } from './answerPictures';

/** A film's own picture in place of the one before; it stands for the film once somebody has looked at it. */
export const storeFilmPicture: PictureStore<typeof pictureUpload> = async ({
  tenant,
  input: { name: filmId },
  path,
}) => {
  await live(tenant.catalogue, 'films', filmId);
  const lasting = ownPicturePath('', filmId);
  await tenant.files.put(path, lasting);
  await keepSmall(tenant.files, lasting);
  return async ({ catalogue, changed, now }) => {
    const film = await live(catalogue, 'films', filmId);
    await catalogue
      .updateTable('films')
      .set({
        own_thumbnail: 1,
        chosen_thumbnail: OWN_THUMBNAIL,
        picture_version: newId(8),
        own_picture: newId(),
        pictured_at: now.toISOString(),
        own_checked: 0,
        ...(film.chosen_thumbnail !== OWN_THUMBNAIL && { chosen_before: film.chosen_thumbnail }),
      })
      .where('film_id', '=', filmId)
      .execute();
    const { own_thumbnail: ownThumbnail, chosen_thumbnail: chosenThumbnail } = film;
    await changed('film', filmId, { ownThumbnail, chosenThumbnail, checked: film.own_checked });
    return { clusterPath: film.cluster_path, picture: OWN_THUMBNAIL };
  };
};
