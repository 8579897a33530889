import type { Kysely, Migration } from 'kysely';
import { key } from '../columns';

/** A text that was sealed at the first start: by it the key is known, though nobody has kept a secret yet. */
export const keyProof: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.createTable('key_proofs').addColumn('sealed', 'text', key).execute();
  },
};
