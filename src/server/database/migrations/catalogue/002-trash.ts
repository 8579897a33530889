import type { Kysely, Migration } from 'kysely';
import type { TwoReelTables } from './oneReelTable/before';
import { needed } from '../columns';

/** The trash, with the reels that were marked before there was one; those of a deleted group went with it. */
export const trashTable: Migration = {
  async up(db: Kysely<TwoReelTables>) {
    await db.schema
      .createTable('trash')
      .addColumn('kind', 'text', needed)
      .addColumn('subject_id', 'text', needed)
      .addColumn('at', 'text', needed)
      .addColumn('staff_id', 'text', needed)
      .addColumn('within', 'text')
      .addColumn('place', 'text', needed)
      .addPrimaryKeyConstraint('trash_key', ['kind', 'subject_id'])
      .execute();
    await db.schema.createIndex('trash_by_time').on('trash').columns(['within', 'at']).execute();
    await enterMarkedReels(db);
  },
};

async function enterMarkedReels(db: Kysely<TwoReelTables>): Promise<void> {
  const marked = await db
    .selectFrom('reels')
    .selectAll()
    .where('trashed_at', 'is not', null)
    .orderBy('reel_id')
    .execute();
  for (const reel of marked) {
    const group = marked.find(
      (other) =>
        other.talent_id === reel.talent_id &&
        other.trashed_at === reel.trashed_at &&
        other.type === 'MRS' &&
        reel.type === `SR${other.position}`,
    );
    const deletion = await db
      .selectFrom('activity')
      .select('staff_id')
      .where('subject', '=', reel.reel_id)
      .where('script', '=', 'reel.delete')
      .executeTakeFirst();
    await db
      .insertInto('trash')
      .values({
        kind: 'reel',
        subject_id: reel.reel_id,
        at: reel.trashed_at ?? '',
        staff_id: deletion?.staff_id ?? '',
        within: group ? `reel:${group.reel_id}` : null,
        place: JSON.stringify({ position: reel.position, groupId: null }),
      })
      .execute();
  }
}
