import { type Kysely, sql } from 'kysely';
import type { OneReelTable } from './after';

const shared = ['reel_id', 'talent_id', 'position', 'title', 'code', 'online', 'trashed_at'] as const;
const ofSpecialReels = ['heading', 'subheading', 'mail_sender', 'mail_answer'] as const;
const nothing = sql.lit('');

/** Copies the reels of both tables into the one, each in no group as yet. */
export async function copyReels(db: Kysely<OneReelTable>): Promise<void> {
  const columns = [...shared, 'special', 'kind', 'link_value', ...ofSpecialReels] as const;
  await db
    .insertInto('reels')
    .columns(columns)
    .expression(
      db
        .selectFrom('old_reels')
        .select(shared)
        .select((reel) => [
          sql.lit(0).as('special'),
          reel
            .case()
            .when('type', '=', 'MRS')
            .then(sql.lit('group'))
            .when('is_link', '=', 1)
            .then(sql.lit('link'))
            .else(sql.lit('reel'))
            .end()
            .as('kind'),
        ])
        .select('link_value')
        .select(ofSpecialReels.map((column) => nothing.as(column))),
    )
    .execute();
  await db
    .insertInto('reels')
    .columns(columns)
    .expression(
      db
        .selectFrom('old_special_reels')
        .select(shared)
        .select([sql.lit(1).as('special'), sql.lit('reel').as('kind'), nothing.as('link_value')])
        .select(ofSpecialReels),
    )
    .execute();
}

/** Copies the rows of films on reels, numbered from 1 on each reel, those of films in the trash among them. */
export async function copyFilmRows(db: Kysely<OneReelTable>): Promise<void> {
  for (const table of ['old_reel_films', 'old_special_reel_films'] as const)
    await db
      .insertInto('reel_films')
      .columns(['row_id', 'reel_id', 'film_id', 'position'])
      .expression(
        db
          .selectFrom(table)
          .select(['row_id', 'reel_id', 'film_id'])
          .select(({ fn }) =>
            fn
              .agg<number>('row_number')
              .over((row) => row.partitionBy('reel_id').orderBy('position').orderBy('row_id'))
              .as('position'),
          ),
      )
      .execute();
}
