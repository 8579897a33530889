import type { Kysely, Migration } from 'kysely';
import { createPeople } from './start/people';
import { createPublications } from './start/publications';
import { createReels } from './start/reels';
import { createWork } from './start/work';

/** All tables of an agency's catalogue. */
export const catalogueStart: Migration = {
  async up(db: Kysely<unknown>) {
    await createPeople(db);
    await createReels(db);
    await createPublications(db);
    await createWork(db);
  },
};
