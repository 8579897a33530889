import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';

/** The reels that people see, with their numbers: from 1 on each level, whatever is in the trash between them. */
export const visibleReels = (db: Kysely<Catalogue>) =>
  db
    .selectFrom('reels')
    .selectAll('reels')
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((level) =>
          level
            .partitionBy(['reels.talent_id', 'reels.special', 'reels.parent_id'])
            .orderBy('reels.position')
            .orderBy('reels.reel_id'),
        )
        .as('number'),
    )
    .where('reels.trashed_at', 'is', null);

/** The films that people see on reels, with their numbers: from 1 on each reel. */
export const visibleFilmRows = (db: Kysely<Catalogue>) =>
  db
    .selectFrom('reel_films')
    .innerJoin('films', 'films.film_id', 'reel_films.film_id')
    .select(['reel_films.row_id', 'reel_films.reel_id', 'reel_films.film_id'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((reel) =>
          reel.partitionBy('reel_films.reel_id').orderBy('reel_films.position').orderBy('reel_films.row_id'),
        )
        .as('number'),
    )
    .where('films.trashed_at', 'is', null);
