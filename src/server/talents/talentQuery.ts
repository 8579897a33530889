import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';

/** The talents that are not in the trash, with their profession, and how many films and reels each has. */
export const talentQuery = (catalogue: Kysely<Catalogue>) =>
  catalogue
    .selectFrom('talents')
    .innerJoin('categories', 'categories.category_id', 'talents.category_id')
    .where('talents.trashed_at', 'is', null)
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
