import type { Kysely } from 'kysely';
import { key, needed, of, partOf } from '../../columns';

/** Reels of talents, special reels, their films in order, and the catalogue of reel names. */
export async function createReels(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reels')
    .addColumn('reel_id', 'text', key)
    .addColumn('talent_id', 'text', of('talents.talent_id'))
    .addColumn('type', 'text', needed)
    .addColumn('position', 'integer', needed)
    .addColumn('title', 'text', needed)
    .addColumn('code', 'text', needed)
    .addColumn('online', 'integer', needed)
    .addColumn('is_link', 'integer', needed)
    .addColumn('link_value', 'text', needed)
    .addColumn('trashed_at', 'text')
    .execute();
  await db.schema
    .createTable('reel_names')
    .addColumn('name', 'text', key)
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .execute();
  await db.schema
    .createTable('special_reels')
    .addColumn('reel_id', 'text', key)
    .addColumn('talent_id', 'text', (column) => column.references('talents.talent_id'))
    .addColumn('title', 'text', needed)
    .addColumn('heading', 'text', needed)
    .addColumn('subheading', 'text', needed)
    .addColumn('code', 'text', needed)
    .addColumn('position', 'integer', needed)
    .addColumn('mail_sender', 'text', needed)
    .addColumn('online', 'integer', needed)
    .addColumn('mail_answer', 'text', needed)
    .addColumn('trashed_at', 'text')
    .execute();
  await createFilmsOf(db, 'reel_films', 'reels.reel_id');
  await createFilmsOf(db, 'special_reel_films', 'special_reels.reel_id');
  await db.schema
    .createIndex('reels_by_talent')
    .on('reels')
    .columns(['talent_id', 'trashed_at', 'position'])
    .execute();
  await db.schema
    .createIndex('special_reels_by_talent')
    .on('special_reels')
    .columns(['talent_id', 'position'])
    .execute();
}

async function createFilmsOf(db: Kysely<unknown>, table: string, reel: string): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn('row_id', 'text', key)
    .addColumn('reel_id', 'text', partOf(reel))
    .addColumn('film_id', 'text', partOf('films.film_id'))
    .addColumn('position', 'integer', needed)
    .execute();
  await db.schema.createIndex(`${table}_in_order`).on(table).columns(['reel_id', 'position']).execute();
  await db.schema.createIndex(`${table}_by_film`).on(table).column('film_id').execute();
}
