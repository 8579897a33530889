import type { Kysely, Migration } from 'kysely';
import { key, needed, partOf } from '../columns';

/** Texts written in the rich-text editor, resumes, and the pictures uploaded for talents. */
export const catalogueWriting: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('biographies')
      .addColumn('talent_id', 'text', (column) => partOf('talents.talent_id')(column).primaryKey())
      .addColumn('markdown', 'text', needed)
      .addColumn('version', 'integer', needed)
      .addColumn('saved_at', 'text', needed)
      .addColumn('staff_id', 'text', needed)
      .execute();
    await db.schema
      .createTable('agency_texts')
      .addColumn('name', 'text', key)
      .addColumn('markdown', 'text', needed)
      .addColumn('version', 'integer', needed)
      .addColumn('saved_at', 'text', needed)
      .addColumn('staff_id', 'text', needed)
      .execute();
    await db.schema
      .createTable('resumes')
      .addColumn('file_name', 'text', key)
      .addColumn('talent_id', 'text', (column) =>
        column.unique().references('talents.talent_id').onDelete('cascade'),
      )
      .addColumn('original_name', 'text', needed)
      .addColumn('size', 'integer', needed)
      .addColumn('added_at', 'text', needed)
      .addColumn('staff_id', 'text', needed)
      .execute();
    await db.schema
      .createTable('talent_pictures')
      .addColumn('talent_id', 'text', partOf('talents.talent_id'))
      .addColumn('picture', 'integer', needed)
      .addColumn('added_at', 'text', needed)
      .addColumn('staff_id', 'text', needed)
      .addPrimaryKeyConstraint('talent_pictures_key', ['talent_id', 'picture'])
      .execute();
  },
};
