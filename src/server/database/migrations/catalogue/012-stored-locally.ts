import type { Kysely, Migration } from 'kysely';

/** Mails that only went to the local mailbox say so: their status was `kept`. */
export const storedLocally: Migration = {
  async up(db: Kysely<{ outbox: { status: string } }>) {
    await db.updateTable('outbox').set({ status: 'storedLocally' }).where('status', '=', 'kept').execute();
  },
};
