import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import { transact } from '../database/transact';
import { newId } from '../ids';
import { ownPicturePath } from '../media/paths';
import { liveFilm } from '../reels/find';
import { writeDurably } from '../uploads/durable';
import type { Keeper } from './keeper';

/** Keeps a film's own picture in place of the one before; it stands for the film from now on, and counts as checked. */
export const keepFilmPicture: Keeper = async ({ installation, place, ownerId: filmId, jpeg }) => {
  const { agency, catalogue, folder } = place;
  const { cluster_path, talent_id } = await liveFilm(catalogue, filmId);
  await writeDurably(ownPicturePath(folder, filmId), jpeg);
  await transact(catalogue, (transaction) =>
    transaction
      .updateTable('films')
      .set({ own_thumbnail: 1, chosen_thumbnail: OWN_THUMBNAIL, checked: 1, picture_version: newId(8) })
      .where('film_id', '=', filmId)
      .execute(),
  );
  installation.events.publish(agency.abbreviation, {
    kind: 'changed',
    what: 'films',
    talentId: talent_id ?? '',
  });
  return { clusterPath: cluster_path, picture: OWN_THUMBNAIL };
};
