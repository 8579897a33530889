import { mailEntries } from '../../../src/server/database/migrations/catalogue/097-mail-entries';
import { databases } from '../../tools/databases';
import { storeOn } from './stores';

describe.each(databases)('mails and what the calendar tells of them, on $database', ({ open }) => {
  const openAgain = storeOn(open);

  test('of what was mailed before, what is only kept in the outbox is told of as kept after the migration', async () => {
    const store = await openAgain();
    const catalogue = await store.openCatalogue('SS');
    for (const index of ['mails_by_entry', 'calendar_by_subject'])
      await catalogue.schema.dropIndex(index).execute();
    await catalogue.schema.alterTable('outbox').dropColumn('entry_id').execute();
    const [first, second] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'] as const;
    const headings = { title: '', heading1: '', heading2: '', heading3: '' };
    const letter = { ...headings, modified_at: first, version: 1, trashed_at: null };
    await catalogue
      .insertInto('newsletters')
      .values(
        ['once', 'again', 'sent'].map((newsletter_id) => ({
          ...letter,
          newsletter_id,
          mailed_at: newsletter_id === 'sent' ? first : second,
        })),
      )
      .execute();
    const done = { status: 'done', recipients: '', mails: 1, reason: '', staff_id: 's' } as const;
    const entry = (entry_id: string, subject_id: string, at: string) => ({
      ...{ entry_id, subject_id, at, action: 'newsletter' as const },
      ...done,
    });
    await catalogue
      .insertInto('calendar_entries')
      .values([
        entry('e1', 'once', second),
        entry('e2', 'again', '2025-12-31T00:00:00.000Z'),
        entry('e3', 'again', '2026-01-03T00:00:00.000Z'),
        entry('e4', 'sent', first),
      ])
      .execute();
    const parts = { recipient: 'a@b.example', subject: '', sender: '', reply_to: '', body_id: 'b' };
    const state = { reason: '', attempts: 1, worker: null, sent_at: null, next_attempt_at: first } as const;
    const mail = (mail_id: string, created_at: string, status: 'storedLocally' | 'sent') => ({
      ...{ mail_id, created_at, status, reel_id: null, staff_id: 's' },
      ...parts,
      ...state,
    });
    await catalogue
      .insertInto('outbox')
      .values([
        mail('m1', second, 'storedLocally'),
        mail('m3', '2026-01-03T00:00:00.000Z', 'storedLocally'),
        mail('m4', first, 'sent'),
        mail('test', '2026-01-04T00:00:00.000Z', 'storedLocally'),
      ])
      .execute();
    await mailEntries.up(catalogue);
    const mails = catalogue.selectFrom('outbox').select(['mail_id', 'entry_id']).orderBy('mail_id');
    expect((await mails.execute()).map(({ mail_id, entry_id }) => [mail_id, entry_id])).toEqual([
      ['m1', 'e1'],
      ['m3', 'e3'],
      ['m4', 'e4'],
      ['test', null],
    ]);
    const letters = catalogue.selectFrom('newsletters').select(['newsletter_id', 'mailed_at']);
    expect(await letters.orderBy('newsletter_id').execute()).toEqual([
      { newsletter_id: 'again', mailed_at: '2025-12-31T00:00:00.000Z' },
      { newsletter_id: 'once', mailed_at: null },
      { newsletter_id: 'sent', mailed_at: first },
    ]);
    await store.close();
  });
});
