import { storedLocally } from '../../../src/server/database/migrations/catalogue/012-stored-locally';
import { calendar } from '../../../src/server/database/migrations/catalogue/028-calendar';
import { newsletterTokens } from '../../../src/server/database/migrations/catalogue/029-newsletter-tokens';
import { mailQueue } from '../../../src/server/database/migrations/catalogue/060-mail-queue';
import { requestsOfPeople } from '../../../src/server/database/migrations/catalogue/108-requests-of-people';
import { reelSlugs } from '../../../src/server/database/migrations/catalogue/111-reel-slugs';
import { databases } from '../../tools/databases';
import { storeOn } from './stores';
import { addMails } from '../mail/outboxRows';
import { addReel, addTalent } from '../reels/rows';

describe.each(databases)('what stood before, on $database', ({ open }) => {
  const openAgain = storeOn(open);

  test('what was published and sent before there was a calendar is in it after the migration', async () => {
    const store = await openAgain();
    const catalogue = await store.openCatalogue('VV');
    await catalogue.schema.dropTable('calendar_entries').execute();
    const at = '2026-01-01T00:00:00.000Z';
    const words = { title: '', text: '', picture: '', link_type: 'NO', link_value: '' } as const;
    const item = { ...words, created_at: at, version: 1, trashed_at: null };
    await catalogue
      .insertInto('news')
      .values([
        { ...item, news_id: 'on', online: 1 },
        { ...item, news_id: 'off', online: 0 },
      ])
      .execute();
    const headings = { title: '', heading1: '', heading2: '', heading3: '' };
    const letter = { ...headings, modified_at: at, version: 1, trashed_at: null };
    await catalogue
      .insertInto('newsletters')
      .values([
        { ...letter, newsletter_id: 'sent', mailed_at: at },
        { ...letter, newsletter_id: 'kept', mailed_at: null },
      ])
      .execute();
    const parts = { recipient: 'a@b.example', subject: '', sender: '', reply_to: '', body_id: 'b' };
    const state = { status: 'sent', reason: '', attempts: 1, worker: null, sent_at: at } as const;
    const mail = { ...parts, ...state, staff_id: 's', next_attempt_at: at, created_at: at };
    await catalogue
      .insertInto('outbox')
      .values([
        { ...mail, mail_id: 'm1', reel_id: 'r' },
        { ...mail, mail_id: 'm2', reel_id: 'r' },
        { ...mail, mail_id: 'm3', reel_id: null },
      ])
      .execute();
    await calendar.up(catalogue);
    const entries = await catalogue
      .selectFrom('calendar_entries')
      .select(['action', 'subject_id', 'at', 'status', 'mails', 'staff_id'])
      .orderBy('action')
      .execute();
    expect(entries).toEqual([
      { action: 'newsOn', subject_id: 'on', at, status: 'done', mails: 0, staff_id: '' },
      { action: 'newsletter', subject_id: 'sent', at, status: 'done', mails: 0, staff_id: '' },
      { action: 'reel', subject_id: 'r', at, status: 'done', mails: 2, staff_id: 's' },
    ]);
    await store.close();
  });

  test('a newsletter that was mailed keeps the address that its mails have, the others get one that nobody can guess', async () => {
    const store = await openAgain();
    const catalogue = await store.openCatalogue('UU');
    await catalogue.schema.dropIndex('newsletters_by_token').execute();
    await catalogue.schema.alterTable('newsletters').dropColumn('public_token').execute();
    const at = '2026-01-01T00:00:00.000Z';
    const headings = { title: '', heading1: '', heading2: '', heading3: '' };
    const letter = { ...headings, modified_at: at, version: 1, trashed_at: null };
    await catalogue
      .insertInto('newsletters')
      .values([
        { ...letter, newsletter_id: 'sent', mailed_at: at },
        { ...letter, newsletter_id: 'kept', mailed_at: null },
      ])
      .execute();
    await newsletterTokens.up(catalogue);
    const rows = catalogue.selectFrom('newsletters').select(['newsletter_id', 'public_token']);
    expect(await rows.orderBy('newsletter_id').execute()).toEqual([
      { newsletter_id: 'kept', public_token: expect.stringMatching(/^\w{20}$/) as string },
      { newsletter_id: 'sent', public_token: 'sent' },
    ]);
    await store.close();
  });

  test('a call that was answered before request ids were a person’s is its person’s after the migration', async () => {
    const store = await openAgain();
    const catalogue = await store.openCatalogue('RR');
    const [at, later] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z'] as const;
    const request = { request_id: 'r', reply: '"t1"', at };
    await catalogue
      .insertInto('handled_requests')
      .values([
        { ...request, script: 'talent.add' },
        { ...request, script: 'talent.update', at: later },
        { ...request, script: 'talent.toggle' },
      ])
      .execute();
    const row = { subject: 't1', before: 'null' };
    await catalogue
      .insertInto('activity')
      .values([
        { ...row, activity_id: 'a1', script: 'talent.add', at, staff_id: 'ann' },
        { ...row, activity_id: 'a2', script: 'talent.add', at: later, staff_id: 'bob' },
        { ...row, activity_id: 'a3', script: 'talent.update', at: later, staff_id: 'bob' },
      ])
      .execute();
    await requestsOfPeople.up(catalogue);
    const rows = catalogue.selectFrom('handled_requests').select(['request_id', 'script', 'reply']);
    expect(await rows.orderBy('script').execute()).toEqual([
      { request_id: 'ann r', script: 'talent.add', reply: '"t1"' },
      { request_id: 'r', script: 'talent.toggle', reply: '"t1"' },
      { request_id: 'bob r', script: 'talent.update', reply: '"t1"' },
    ]);
    await store.close();
  });

  test('a special reel to which the slug of its title led keeps it; what went by its id, as others were called alike, does so still', async () => {
    const store = await openAgain();
    const catalogue = await store.openCatalogue('SS');
    await addTalent(catalogue, 't1');
    const special = { talent_id: null, special: 1 } as const;
    const add = (reelId: string, title: string, over = {}) =>
      addReel(catalogue, reelId, [], { ...special, title, ...over });
    await add('only', 'Été à Cannes');
    await add('gone', 'Cannes', { trashed_at: '2026-01-02T00:00:00.000Z' });
    await add('before', 'Cannes', { trashed_at: '2026-01-01T00:00:00.000Z' });
    await add('one', 'Venice');
    await add('two', 'venice', { talent_id: 't1' });
    await add('three', 'Venice', { trashed_at: '2026-01-01T00:00:00.000Z' });
    await add('stays', 'Locarno');
    await add('went', 'Locarno', { trashed_at: '2026-01-03T00:00:00.000Z' });
    await add('film', '映画');
    await add('other', 'Only');
    await add('plain', 'Berlin', { special: 0, talent_id: 't1' });
    const { schema } = catalogue;
    await schema.dropIndex('reels_by_slug').execute();
    await schema.alterTable('reels').dropColumn('slug').execute();
    await schema.dropTable('reel_slugs').execute();
    await reelSlugs.up(catalogue);
    const led = [
      { reel_id: 'gone', slug: 'cannes' },
      { reel_id: 'only', slug: 'ete_a_cannes' },
      { reel_id: 'stays', slug: 'locarno' },
    ];
    const rows = catalogue.selectFrom('reels').select(['reel_id', 'slug']).where('slug', 'is not', null);
    expect(await rows.orderBy('reel_id').execute()).toEqual(led);
    const slugs = catalogue.selectFrom('reel_slugs').select(['reel_id', 'slug']);
    expect(await slugs.orderBy('reel_id').execute()).toEqual(led);
    await store.close();
  });

  test('a mail has the parts that it had in its row before the migration', async () => {
    const store = await openAgain();
    const catalogue = await store.openCatalogue('QQ');
    await addMails(catalogue, 'm', 2);
    const { schema } = catalogue;
    await schema.dropIndex('mails_to_send').execute();
    await schema.createIndex('mail_queue').on('outbox').column('status').execute();
    for (const column of ['html', 'text'])
      await schema
        .alterTable('outbox')
        .addColumn(column, 'text', (made) => made.notNull().defaultTo(`${column} of its own`))
        .execute();
    const former = { body_id: null as string | null as string };
    await catalogue.updateTable('outbox').set(former).where('mail_id', '=', 'm0001').execute();
    await mailQueue.up(catalogue);
    const bodies = catalogue
      .selectFrom('outbox')
      .innerJoin('mail_bodies', 'mail_bodies.body_id', 'outbox.body_id');
    expect(await bodies.select(['mail_id', 'html', 'text']).orderBy('mail_id').execute()).toEqual([
      { mail_id: 'm0000', html: '<p>Hello</p>', text: 'Hello' },
      { mail_id: 'm0001', html: 'html of its own', text: 'text of its own' },
    ]);
    await store.close();
  });

  test('mails that only went to the local mailbox say so after the migration, the others stand as they stood', async () => {
    const store = await openAgain();
    const catalogue = await store.openCatalogue('WW');
    const texts = { recipient: 'a@b.example', subject: '', sender: '', reply_to: '', body_id: 'b' };
    const at = '2026-01-01T00:00:00.000Z';
    const state = {
      reel_id: null,
      reason: '',
      attempts: 1,
      worker: null,
      next_attempt_at: at,
      created_at: at,
    };
    const mail = (mail_id: string, status: string) => ({
      ...{ mail_id, staff_id: 's', status: status as 'sent', sent_at: null },
      ...texts,
      ...state,
    });
    await catalogue
      .insertInto('outbox')
      .values([mail('m1', 'kept'), mail('m2', 'sent')])
      .execute();
    await storedLocally.up(catalogue);
    const rows = catalogue.selectFrom('outbox').select(['mail_id', 'status']).orderBy('mail_id');
    expect(await rows.execute()).toEqual([
      { mail_id: 'm1', status: 'storedLocally' },
      { mail_id: 'm2', status: 'sent' },
    ]);
    await store.close();
  });
});
