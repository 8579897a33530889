import { type Kysely, type Migration, sql, type SqlBool } from 'kysely';

/** Every change adds to the history, so only the part that is asked about a thing, who was shown its secrets, is indexed by it. */
export const historyOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('activity_by_subject').execute();
    await db.schema
      .createIndex('activity_of_showings')
      .on('activity')
      .columns(['subject', 'at'])
      .where(sql<SqlBool>`script = 'talent.showSecret'`)
      .execute();
  },
};
