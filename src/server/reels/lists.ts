import { SEPARATOR } from '../../contract/constants';
import type { SpecialReel } from '../../contract/entities/reel';
import { slug } from '../../contract/rules/text';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { type Handler, read, type ReadContext } from '../http/handler';
import { visibleFilmRows, visibleReels } from './visible';
import { live } from '../http/live';

/** The catalogue of reel names. */
export const reelNamesList: Handler<'reelNames.list'> = read(({ catalogue }) =>
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
export const talentReelsList: Handler<'talentReels.list'> = read(async ({ catalogue }, { talentId }) => {
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
    })),
    rows: rows.map(({ row_id, reel_id, film_id, number }) => ({
      rowId: row_id,
      reelId: reel_id,
      filmId: film_id,
      position: number,
    })),
  };
});

/** The reels of all talents by their titles, those of one title by whose they are. */
export const reelsList: Handler<'reels.list'> = read(({ catalogue }) =>
  jsonRows(
    catalogue,
    scripts['reels.list'].reply,
    catalogue
      .selectFrom('reels')
      .innerJoin('talents', 'talents.talent_id', 'reels.talent_id')
      .where('reels.special', '=', 0)
      .where('reels.trashed_at', 'is', null)
      .where('talents.trashed_at', 'is', null)
      .select(['reels.reel_id', 'reels.title', 'reels.talent_id'])
      .orderBy('reels.title')
      .orderBy('talents.last_name')
      .orderBy('talents.first_name')
      .orderBy('reels.reel_id'),
    { reelId: 'reel_id', title: 'title', talentId: 'talent_id' },
  ),
);

/** The agency's special reels. */
export const agencyReelsList: Handler<'agencyReels.list'> = read(({ catalogue }) =>
  specialReels(catalogue, null),
);

/** The special reels of a talent. */
export const talentSpecialReelsList: Handler<'talentSpecialReels.list'> = read(
  async ({ catalogue }, { talentId }) => {
    await live(catalogue, 'talents', talentId);
    return specialReels(catalogue, talentId);
  },
);

async function specialReels(
  catalogue: ReadContext['catalogue'],
  talentId: string | null,
): Promise<readonly SpecialReel[]> {
  const own = visibleReels(catalogue)
    .where('talent_id', talentId === null ? 'is' : '=', talentId)
    .where('special', '=', 1);
  const reels = await own.orderBy('number').orderBy('reel_id').execute();
  const rows = await visibleFilmRows(catalogue)
    .where('reel_films.reel_id', 'in', own.clearSelect().select('reel_id'))
    .orderBy('number')
    .execute();
  const filmsOn = (reelId: string) => rows.filter((row) => row.reel_id === reelId).map((row) => row.film_id);
  return reels.map((reel) => ({
    reelId: reel.reel_id,
    title: reel.title,
    heading: reel.heading,
    subheading: reel.subheading,
    code: reel.code,
    slug: slug(reel.title),
    position: reel.number,
    // Spec section 3.
    type: talentId === null ? 'ASA_SPECIAL_REEL' : 'MR',
    mailSender: reel.mail_sender,
    online: reel.online === 1,
    mailAnswer: reel.mail_answer,
    filmIds: filmsOn(reel.reel_id).join(SEPARATOR),
  }));
}
