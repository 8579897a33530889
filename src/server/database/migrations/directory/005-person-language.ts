import type { Kysely, Migration } from 'kysely';

/** The language that a person reads, for mails that others cause; nothing while nobody knows. */
export const directoryPersonLanguage: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('staff').addColumn('language', 'text').execute();
  },
};
