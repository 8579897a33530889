import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { type Handler, readCatalogue } from '../http/handler';
import { visibleFilmRows, visibleReels } from './visible';
import { live } from '../http/live';

/** The catalogue of reel names. */
export const reelNamesList: Handler<'reelNames.list'> = readCatalogue(({ catalogue }) =>
  jsonRows(
    catalogue,
    scripts['reelNames.list'].reply,
    catalogue.selectFrom('reel_names').selectAll().orderBy('name'),
    {
      name: 'name',
      code: 'code',
    },
  ),
);

/** The reels of a talent in their order, and the rows of the films on them. */
export const talentReelsList: Handler<'talentReels.list'> = readCatalogue(
  async ({ catalogue }, { talentId }) => {
    await live(catalogue, 'talents', talentId);
    const own = visibleReels(catalogue).where('talent_id', '=', talentId).where('special', '=', 0);
    const reels = await own.orderBy('number').orderBy('reel_id').execute();
    const rows = await visibleFilmRows(catalogue)
      .where('reel_films.reel_id', 'in', own.clearSelect().select('reel_id'))
      .orderBy('reel_films.reel_id')
      .orderBy('number')
      .execute();
    return {
      reels: reels.map((reel) => ({
        reelId: reel.reel_id,
        kind: reel.kind,
        parentId: reel.parent_id,
        position: reel.number,
        title: reel.title,
        code: reel.code,
        online: reel.online === 1,
        linkValue: reel.link_value,
        ...(reel.kind === 'poster' && {
          isUploaded: reel.picture !== '',
          subtitle1: reel.subtitle_1,
          subtitle2: reel.subtitle_2,
          picture: reel.picture,
        }),
      })),
      rows: rows.map(({ row_id, reel_id, film_id, number }) => ({
        rowId: row_id,
        reelId: reel_id,
        filmId: film_id,
        position: number,
      })),
    };
  },
);
