import type { Kysely, Migration } from 'kysely';
import { addFolded } from '../foldedColumn';

/** Titles and last names stand there as a search compares them too, so that the database itself looks through them. */
export const foldedNames: Migration = {
  async up(db: Kysely<never>) {
    await addFolded(db, 'films', 'film_id', 'title');
    await addFolded(db, 'talents', 'talent_id', 'last_name');
  },
};
