import type { Kysely, Migration } from 'kysely';
import { key, needed, partOf } from '../columns';
import type { OneReelTable } from './oneReelTable/after';
import { copyFilmRows, copyReels } from './oneReelTable/copy';
import { placeReels } from './oneReelTable/placeReels';

/** Those that refer to others first. */
const tables = ['reel_films', 'special_reel_films', 'reels', 'special_reels'] as const;

/**
 * One table for all reels, talents' and the agency's, special or not. A reel names the group it stands in by its id, and
 * what is in the trash keeps its position, so that the trash need not tell where it stood.
 */
export const oneReelTable: Migration = {
  async up(db: Kysely<OneReelTable>) {
    for (const table of tables)
      await db.schema
        .createTable(`old_${table}`)
        .as(db.selectFrom(table as 'reels').selectAll())
        .execute();
    for (const table of tables) await db.schema.dropTable(table).execute();
    await createTables(db);
    await copyReels(db);
    await placeReels(db);
    await copyFilmRows(db);
    for (const table of tables) await db.schema.dropTable(`old_${table}`).execute();
    await db.schema.alterTable('trash').dropColumn('place').execute();
  },
};

async function createTables({ schema }: Kysely<OneReelTable>): Promise<void> {
  await schema
    .createTable('reels')
    .addColumn('reel_id', 'text', key)
    .addColumn('talent_id', 'text', (column) => column.references('talents.talent_id'))
    .addColumn('special', 'integer', needed)
    .addColumn('kind', 'text', needed)
    .addColumn('parent_id', 'text', (column) => column.references('reels.reel_id').onDelete('cascade'))
    .addColumn('position', 'integer', needed)
    .addColumn('title', 'text', needed)
    .addColumn('code', 'text', needed)
    .addColumn('online', 'integer', needed)
    .addColumn('link_value', 'text', needed)
    .addColumn('heading', 'text', needed)
    .addColumn('subheading', 'text', needed)
    .addColumn('mail_sender', 'text', needed)
    .addColumn('mail_answer', 'text', needed)
    .addColumn('trashed_at', 'text')
    .execute();
  await schema
    .createTable('reel_films')
    .addColumn('row_id', 'text', key)
    .addColumn('reel_id', 'text', partOf('reels.reel_id'))
    .addColumn('film_id', 'text', partOf('films.film_id'))
    .addColumn('position', 'integer', needed)
    .execute();
  const ofOwner = ['talent_id', 'special', 'trashed_at', 'position'];
  await schema.createIndex('reels_by_owner').on('reels').columns(ofOwner).execute();
  await schema.createIndex('reels_by_group').on('reels').column('parent_id').execute();
  await schema.createIndex('reel_films_in_order').on('reel_films').columns(['reel_id', 'position']).execute();
  await schema.createIndex('reel_films_by_film').on('reel_films').column('film_id').execute();
}
