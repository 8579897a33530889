import type { Kysely } from 'kysely';
import { key, needed, of } from '../../columns';

/** Professions, talents and their films. Films are listed by number and counted by talent. */
export async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('categories')
    .addColumn('category_id', 'text', key)
    .addColumn('name', 'text', needed)
    .addColumn('singular', 'text', needed)
    .addColumn('router_url', 'text', (column) => column.notNull().unique())
    .addColumn('position', 'integer', needed)
    .execute();
  await db.schema
    .createTable('talents')
    .addColumn('talent_id', 'text', key)
    .addColumn('category_id', 'text', of('categories.category_id'))
    .addColumn('first_name', 'text', needed)
    .addColumn('last_name', 'text', needed)
    .addColumn('city', 'text', needed)
    .addColumn('online', 'integer', needed)
    .addColumn('profile_picture', 'text', needed)
    .addColumn('created_at', 'text', needed)
    .addColumn('trashed_at', 'text')
    .execute();
  await db.schema
    .createTable('films')
    .addColumn('film_id', 'text', key)
    .addColumn('number', 'integer', needed)
    .addColumn('talent_id', 'text', (column) => column.references('talents.talent_id'))
    .addColumn('title', 'text', needed)
    .addColumn('director', 'text', needed)
    .addColumn('producer', 'text', needed)
    .addColumn('year', 'text', needed)
    .addColumn('format', 'text', needed)
    .addColumn('notes', 'text', needed)
    .addColumn('tags', 'text', needed)
    .addColumn('cluster_path', 'text', needed)
    .addColumn('thumbnail_count', 'integer', needed)
    .addColumn('chosen_thumbnail', 'integer', needed)
    .addColumn('own_thumbnail', 'integer', needed)
    .addColumn('checked', 'integer', needed)
    .addColumn('file_name', 'text', needed)
    .addColumn('duration', 'integer', needed)
    .addColumn('process_id', 'text')
    .addColumn('created_at', 'text', needed)
    .addColumn('trashed_at', 'text')
    .execute();
  await db.schema.createIndex('talents_by_category').on('talents').column('category_id').execute();
  await db.schema.createIndex('talents_by_name').on('talents').columns(['last_name', 'first_name']).execute();
  await db.schema.createIndex('films_by_number').on('films').columns(['number', 'film_id']).execute();
  await db.schema.createIndex('films_by_talent').on('films').columns(['talent_id', 'trashed_at']).execute();
  await db.schema.createIndex('films_by_process').on('films').column('process_id').execute();
}
