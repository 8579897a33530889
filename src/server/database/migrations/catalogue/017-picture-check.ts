import type { Kysely, Migration } from 'kysely';

/** The picture that staff sent for a film has an id and a day, and is looked at by somebody; those of before have been. */
export const pictureCheck: Migration = {
  async up(db: Kysely<{ films: { own_thumbnail: number; own_checked: number } }>) {
    const films = () => db.schema.alterTable('films');
    await films()
      .addColumn('own_picture', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await films().addColumn('pictured_at', 'text').execute();
    for (const [name, first] of [
      ['own_checked', 0],
      ['chosen_before', 1],
    ] as const)
      await films()
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(first))
        .execute();
    await db.updateTable('films').set({ own_checked: 1 }).where('own_thumbnail', '=', 1).execute();
    await db.schema.createIndex('films_own_picture').on('films').column('own_picture').execute();
  },
};
