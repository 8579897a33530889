import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import { pictureUpload } from '../../contract/scripts';
import { transact } from '../database/transact';
import { writeHistory } from '../http/history';
import { live } from '../http/live';
import { newId } from '../ids';
import { ownPicturePath } from '../media/paths';
import { writeDurably } from '../uploads/durable';
import type { PictureStore } from './pictureStore';

/** Keeps a film's own picture in place of the one before; it stands for the film from now on, and counts as checked. */
export const keepFilmPicture: PictureStore = async ({
  installation,
  caller,
  tenant,
  ownerId: filmId,
  jpeg,
}) => {
  const { agency, catalogue, folder } = tenant;
  await live(catalogue, 'films', filmId);
  await writeDurably(ownPicturePath(folder, filmId), jpeg);
  const film = await transact(catalogue, async (transaction) => {
    const before = await live(transaction, 'films', filmId);
    await transaction
      .updateTable('films')
      .set({ own_thumbnail: 1, chosen_thumbnail: OWN_THUMBNAIL, checked: 1, picture_version: newId(8) })
      .where('film_id', '=', filmId)
      .execute();
    const change = { staffId: caller.staffId, script: pictureUpload.name, now: new Date() };
    const { own_thumbnail: ownThumbnail, chosen_thumbnail: chosenThumbnail, checked } = before;
    await writeHistory(transaction, change, filmId, { ownThumbnail, chosenThumbnail, checked });
    return before;
  });
  installation.events.publish(agency.abbreviation, {
    kind: 'changed',
    what: 'films',
    talentId: film.talent_id ?? '',
  });
  return { clusterPath: film.cluster_path, picture: OWN_THUMBNAIL };
};
