import { type Kysely, sql } from 'kysely';
import type { Catalogue } from '../database/schema';

const TALENT_ID = sql.ref<string>('talents.talent_id');

/** How many films the talent of a query has that are not in the trash. */
export const filmsOf = (catalogue: Kysely<Catalogue>) =>
  catalogue
    .selectFrom('films')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('films.talent_id', '=', TALENT_ID)
    .where('films.trashed_at', 'is', null);

/** The same for reels; special ones stand apart. */
export const reelsOf = (catalogue: Kysely<Catalogue>) =>
  catalogue
    .selectFrom('reels')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reels.talent_id', '=', TALENT_ID)
    .where('reels.special', '=', 0)
    .where('reels.trashed_at', 'is', null);

/** The talents that are not in the trash, with their profession, and how many films and reels each has. */
export const talentQuery = (catalogue: Kysely<Catalogue>) =>
  catalogue
    .selectFrom('talents')
    .innerJoin('categories', 'categories.category_id', 'talents.category_id')
    .where('talents.trashed_at', 'is', null)
    .select([
      'talents.talent_id',
      'first_name',
      'last_name',
      'categories.singular',
      'talents.category_id',
      'city',
      'online',
      'profile_picture',
      filmsOf(catalogue).as('film_count'),
      reelsOf(catalogue).as('reel_count'),
    ]);

/** Where the fields of a talent in a list stand there. */
export const talentColumns = {
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
} as const;
