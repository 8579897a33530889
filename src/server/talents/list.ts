import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { ofIds } from '../database/ofIds';
import { type Handler, readCatalogue } from '../http/handler';
import { tablePage } from '../database/tablePage';

/** The talents with their profession, and how many films and reels each has. */
export const talentsList: Handler<'talents.list'> = readCatalogue(async ({ catalogue }, input) => {
  const talents = catalogue
    .selectFrom('talents')
    .innerJoin('categories', 'categories.category_id', 'talents.category_id')
    .where('talents.trashed_at', 'is', null)
    .where(ofIds('talents.talent_id', input.talentIds))
    .select((talent) => [
      'talents.talent_id',
      'first_name',
      'last_name',
      'categories.singular',
      'talents.category_id',
      'city',
      'online',
      'profile_picture',
      talent
        .selectFrom('films')
        .select((film) => film.fn.countAll<number>().as('count'))
        .whereRef('films.talent_id', '=', 'talents.talent_id')
        .where('films.trashed_at', 'is', null)
        .as('film_count'),
      talent
        .selectFrom('reels')
        .select((reel) => reel.fn.countAll<number>().as('count'))
        .whereRef('reels.talent_id', '=', 'talents.talent_id')
        .where('reels.special', '=', 0)
        .where('reels.trashed_at', 'is', null)
        .as('reel_count'),
    ]);
  const page = tablePage(talents, input, {
    onlineFirst: (query) =>
      query.orderBy('online', 'desc').orderBy('last_name').orderBy('first_name').orderBy('talents.talent_id'),
    lastName: (query) => query.orderBy('last_name').orderBy('first_name').orderBy('talents.talent_id'),
    firstName: (query) => query.orderBy('first_name').orderBy('last_name').orderBy('talents.talent_id'),
    talentId: (query) => query.orderBy('talents.talent_id'),
  });
  return jsonRows(
    catalogue,
    scripts['talents.list'].reply,
    page,
    {
      talentId: 'talent_id',
      firstName: 'first_name',
      lastName: 'last_name',
      profession: 'singular',
      categoryId: 'category_id',
      city: 'city',
      online: 'online',
      profilePicture: 'profile_picture',
      filmCount: 'film_count',
      reelCount: 'reel_count',
    },
    { isLong: input.limit === undefined && input.talentIds === undefined },
  );
});
