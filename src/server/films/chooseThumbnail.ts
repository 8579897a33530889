import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import { change, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';
import { newId } from '../ids';

/** Makes one of a film's pictures the one that stands for it; an automatic one that a person chose is checked. */
export const filmChooseThumbnail: Handler<'film.chooseThumbnail'> = change(
  async ({ catalogue, changed }, { filmId, thumbnail }) => {
    const film = await live(catalogue, 'films', filmId);
    const has = thumbnail === OWN_THUMBNAIL ? film.own_thumbnail === 1 : thumbnail <= film.thumbnail_count;
    if (!has) throw new Refused({ kind: 'conflict', reason: 'noSuchThumbnail' });
    await catalogue
      .updateTable('films')
      .set({ chosen_thumbnail: thumbnail, checked: 1, picture_version: newId(8) })
      .where('film_id', '=', filmId)
      .execute();
    await changed('film', filmId, { chosenThumbnail: film.chosen_thumbnail, checked: film.checked });
    return {};
  },
);
