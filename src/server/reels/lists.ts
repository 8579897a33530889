import type { Selectable } from 'kysely';
import { SEPARATOR } from '../../contract/constants';
import type { SpecialReel } from '../../contract/entities/reel';
import { slug } from '../../contract/rules/text';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import type { ReelFilmRow, SpecialReelRow } from '../database/schema';
import { type Handler, read, type ReadContext } from '../http/handler';
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
  const own = catalogue
    .selectFrom('reels')
    .where('talent_id', '=', talentId)
    .where('reels.trashed_at', 'is', null);
  const reels = await own.selectAll().orderBy('position').orderBy('reel_id').execute();
  const rows = await catalogue
    .selectFrom('reel_films')
    .innerJoin('films', 'films.film_id', 'reel_films.film_id')
    .where('films.trashed_at', 'is', null)
    .where('reel_films.reel_id', 'in', own.select('reel_id'))
    .select(['row_id as rowId', 'reel_id as reelId', 'reel_films.film_id as filmId', 'position'])
    .orderBy('reel_id')
    .orderBy('position')
    .execute();
  return {
    reels: reels.map(({ reel_id, type, position, title, code, online, is_link, link_value }) => ({
      reelId: reel_id,
      type,
      position,
      title,
      code,
      online: online === 1,
      isLink: is_link === 1,
      linkValue: link_value,
    })),
    rows: numbered(rows),
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

/** Positions from 1 on each reel: films in the trash keep theirs, unseen. */
function numbered<Row extends { readonly reelId: string; readonly position: number }>(
  rows: readonly Row[],
): readonly Row[] {
  let before: Row | undefined;
  return rows.map((row) => {
    const position = before?.reelId === row.reelId ? before.position + 1 : 1;
    before = { ...row, position };
    return before;
  });
}

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
  const own = catalogue
    .selectFrom('special_reels')
    .where('talent_id', talentId === null ? 'is' : '=', talentId)
    .where('special_reels.trashed_at', 'is', null);
  const reels = await own.selectAll().orderBy('position').orderBy('reel_id').execute();
  const rows = await catalogue
    .selectFrom('special_reel_films')
    .innerJoin('films', 'films.film_id', 'special_reel_films.film_id')
    .where('films.trashed_at', 'is', null)
    .where('special_reel_films.reel_id', 'in', own.select('reel_id'))
    .selectAll('special_reel_films')
    .orderBy('special_reel_films.position')
    .execute();
  return reels.map((reel) =>
    specialReelOf(
      reel,
      rows.filter((row) => row.reel_id === reel.reel_id),
    ),
  );
}

/** Types of special reels: spec section 3. */
const specialReelOf = (reel: Selectable<SpecialReelRow>, films: readonly ReelFilmRow[]): SpecialReel => ({
  reelId: reel.reel_id,
  title: reel.title,
  heading: reel.heading,
  subheading: reel.subheading,
  code: reel.code,
  slug: slug(reel.title),
  position: reel.position,
  type: reel.talent_id === null ? 'ASA_SPECIAL_REEL' : 'MR',
  mailSender: reel.mail_sender,
  online: reel.online === 1,
  mailAnswer: reel.mail_answer,
  filmIds: films.map((row) => row.film_id).join(SEPARATOR),
});
