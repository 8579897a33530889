import type { Kysely, Migration } from 'kysely';

/** The first hundred talents in any of their orders, and the newest mails of all or of a reel, are found without looking at all others. */
export const listOrders: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.dropIndex('talents_by_name').execute();
    const talents = (name: string) => schema.createIndex(name).on('talents');
    await talents('talents_by_last_name').columns(['last_name', 'first_name', 'talent_id']).execute();
    await talents('talents_by_first_name').columns(['first_name', 'last_name', 'talent_id']).execute();
    await talents('talents_online_first')
      .columns(['online desc', 'last_name', 'first_name', 'talent_id'])
      .execute();
    await schema.dropIndex('mails_by_time').execute();
    const mails = (name: string) => schema.createIndex(name).on('outbox');
    await mails('mails_by_time').columns(['created_at desc', 'mail_id']).execute();
    await mails('mails_by_reel').columns(['reel_id', 'created_at desc', 'mail_id']).execute();
  },
};
