import type { Kysely, Migration } from 'kysely';

/** Home screens have pictures, can be edited by two people, and can be in the trash. */
export const screenWriting: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const [name, first] of [
      ['picture', 0],
      ['version', 1],
    ] as const)
      await schema
        .alterTable('screens')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(first))
        .execute();
    await schema.alterTable('screens').addColumn('trashed_at', 'text').execute();
  },
};
