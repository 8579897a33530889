import type { Kysely, Migration } from 'kysely';
import { addTitleOrder } from '../titleOrder';

/** Titles of reels stand there as a list orders them too: the database puts a part of all in order. */
export const orderedReels: Migration = {
  async up(db: Kysely<never>) {
    await addTitleOrder(db, 'reels', 'reel_id');
  },
};
