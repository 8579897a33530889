import { newId } from '../../../src/server/ids';
import { databases } from '../../tools/databases';
import { openCalendar, type Rig } from '../calendar/rig';
import { startServerOn } from '../support/server';

describe.each(databases)('a newsletter that is kept in the outbox, over $database', ({ open }) => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openCalendar(() => startServerOn(open));
  });
  afterAll(() => rig.server.close());

  /** Whether there is a mail server from now on. */
  const mailServer = (isThere: boolean) =>
    Object.assign(rig.server.installation.settings, {
      smtpUrl: isThere ? 'smtp://127.0.0.1:1' : undefined,
    });
  const listed = async (newsletterId: string) =>
    (await rig.anna.call('newsletters.list', { newsletterIds: [newsletterId] }))[0]!;
  const noted = async (subjectId: string) =>
    (await rig.anna.call('calendar.list', {})).entries.filter((entry) => entry.subjectId === subjectId);
  const mailIds = async () =>
    (await rig.outbox()).filter(({ status }) => status === 'storedLocally').map(({ mail_id }) => mail_id);
  const mailed = (newsletterId: string, recipients: string) =>
    rig.anna.call('newsletter.mailList', {
      ...{ newsletterId, clientAbbreviation: 'CO', recipients, requestId: newId() },
    });

  test('is no sent one: calendar and list tell that it is kept, until its mails are sent from the outbox', async () => {
    const newsletterId = await rig.newsletter();
    mailServer(false);
    await mailed(newsletterId, 'a@brand.example, b@brand.example');
    expect(await listed(newsletterId)).toMatchObject({ mailedAt: '', mailedOn: '', isKept: true });
    expect(await noted(newsletterId)).toMatchObject([{ status: 'done', mails: 2, keptMails: 2 }]);

    mailServer(true);
    const [first = '', second = ''] = await mailIds();
    const heard: string[] = [];
    const stop = rig.server.installation.events.subscribe('CO', (event) => {
      if (event.kind === 'changed') heard.push(event.entity);
    });
    await rig.anna.call('outbox.retry', { mailId: first });
    stop();
    expect(heard.toSorted()).toEqual(['calendar', 'newsletter']);
    expect(await noted(newsletterId)).toMatchObject([{ mails: 2, keptMails: 1 }]);
    expect((await listed(newsletterId)).isKept).toBe(true);

    await rig.anna.call('outbox.retry', { mailId: second });
    expect(await noted(newsletterId)).toMatchObject([{ mails: 2, keptMails: 0 }]);
    const sent = await listed(newsletterId);
    expect(sent).toMatchObject({ isKept: false });
    expect(sent.mailedOn).not.toBe('');
    expect(Date.parse(sent.mailedAt!)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('stands in the calendar at the time at which it was sent, not at that at which it was kept', async () => {
    const newsletterId = await rig.newsletter();
    mailServer(false);
    await mailed(newsletterId, 'c@brand.example');
    mailServer(true);
    const { entryId } = (await noted(newsletterId))[0]!;
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    await rig.makeDue(entryId, yesterday);
    await rig.anna.call('outbox.retry', { mailId: (await mailIds())[0]! });
    const { at } = await rig.entry(entryId);
    expect(Date.parse(at)).toBeGreaterThan(yesterday.getTime() + 3_600_000);
  });
});
