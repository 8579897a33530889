import type { Kysely, Migration } from 'kysely';
import { addFolded } from '../foldedColumn';

/** Titles of reels stand there as a search compares them too, so that the database itself looks through them. */
export const foundReels: Migration = {
  async up(db: Kysely<never>) {
    await addFolded(db, 'reels', 'reel_id', 'title');
  },
};
