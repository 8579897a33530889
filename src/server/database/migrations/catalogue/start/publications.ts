import type { Kysely } from 'kysely';
import { key, needed } from '../../columns';

/** News, newsletters and home screens. */
export async function createPublications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news')
    .addColumn('news_id', 'text', key)
    .addColumn('title', 'text', needed)
    .addColumn('text', 'text', needed)
    .addColumn('picture', 'text', needed)
    .addColumn('online', 'integer', needed)
    .addColumn('created_at', 'text', needed)
    .addColumn('link_type', 'text', needed)
    .addColumn('link_value', 'text', needed)
    .execute();
  await db.schema
    .createTable('newsletters')
    .addColumn('newsletter_id', 'text', key)
    .addColumn('title', 'text', needed)
    .addColumn('heading1', 'text', needed)
    .addColumn('heading2', 'text', needed)
    .addColumn('heading3', 'text', needed)
    .addColumn('modified_at', 'text', needed)
    .execute();
  await db.schema
    .createTable('screens')
    .addColumn('screen_id', 'text', key)
    .addColumn('film_id', 'text', needed)
    .addColumn('legend', 'text', needed)
    .addColumn('online', 'integer', needed)
    .addColumn('position', 'integer', needed)
    .execute();
  await db.schema.createIndex('news_by_date').on('news').column('created_at').execute();
  await db.schema.createIndex('newsletters_by_date').on('newsletters').column('modified_at').execute();
}
