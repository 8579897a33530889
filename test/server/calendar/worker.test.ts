import { startCalendarWorker } from '../../../src/server/calendar/worker';
import type { Worker } from '../../../src/server/installation';
import { openCalendar, type Rig } from './rig';

let rig: Rig;
let worker: Worker;
/** A moment before the worker was there. */
let before: Date;
beforeAll(async () => {
  rig = await openCalendar();
  before = new Date(Date.now() - 1000);
  worker = startCalendarWorker(rig.server.installation);
});
afterAll(async () => {
  await worker.stop();
  await rig.server.close();
});

/** Resolves once the offices hear that the entry is another one. */
const heard = (entryId: string) =>
  new Promise<void>((resolve) => {
    const stop = rig.server.installation.events.subscribe('CO', (event) => {
      if (event.kind !== 'changed' || event.entity !== 'calendar' || event.id !== entryId) return;
      stop();
      resolve();
    });
  });

/** Makes an entry due, and waits until something became of it. */
async function due(entryId: string, at?: Date) {
  const told = heard(entryId);
  await rig.makeDue(entryId, at);
  worker.wake();
  await told;
  return rig.entry(entryId);
}

test('what was due before this process was there is left to others, until it is late', async () => {
  const newsId = await rig.news(false);
  const entryId = await rig.schedule('news', newsId);
  await rig.makeDue(entryId, before);
  const other = await rig.schedule('news', await rig.news(false));
  await due(other);
  expect(await rig.entry(entryId)).toMatchObject({ status: 'waiting' });
  await rig.anna.call('schedule.switch', { entryIds: [entryId], isWanted: false });
});

test('news go on the site at their time, in the name of whoever scheduled it', async () => {
  const newsId = await rig.news(false);
  const entryId = await rig.schedule('news', newsId);
  expect(await due(entryId)).toMatchObject({ status: 'done' });
  expect(await rig.isOnline(newsId)).toBe(true);
  const history = await rig.catalogue
    .selectFrom('activity')
    .select(['staff_id', 'script'])
    .where('subject', '=', newsId)
    .orderBy('at', 'desc')
    .execute();
  expect(history[0]).toEqual({ staff_id: rig.anna.userId, script: 'schedule.run' });
});

test('a newsletter goes to each of its list, as it stands then; the list is not kept', async () => {
  const newsletterId = await rig.newsletter({ title: 'June' });
  const recipients = 'a@brand.example, b@brand.example';
  const entryId = await rig.schedule('newsletter', newsletterId, { recipients });
  expect(await due(entryId)).toMatchObject({ status: 'done', recipients: '', mails: 2 });
  const mails = await rig.outbox();
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['a@brand.example', 'June'],
    ['b@brand.example', 'June'],
  ]);
  const [listed] = await rig.anna.call('newsletters.list', { newsletterIds: [newsletterId] });
  expect(listed!.mailedOn).not.toBe('');
});

test('a home screen is shown from and until', async () => {
  const screenId = await rig.screen();
  const { entryIds } = await rig.anna.call('schedule.add', {
    ...{ thing: 'screen', subjectId: screenId, recipients: '' },
    ...{ from: '2099-07-14 09:00', until: '2099-07-15 09:00' },
  });
  const isOn = async () => (await rig.anna.call('screens.list', { screenIds: [screenId] }))[0]!.online;
  await due(entryIds[0]!);
  expect(await isOn()).toBe(true);
  await due(entryIds[1]!);
  expect(await isOn()).toBe(false);
});

test('what was due while nobody was there is asked about, and done when a person says so', async () => {
  const newsletterId = await rig.newsletter();
  const before = (await rig.outbox()).length;
  const recipients = 'a@brand.example';
  const entryId = await rig.schedule('newsletter', newsletterId, { recipients });
  expect(await due(entryId, new Date(Date.now() - 3_600_000))).toMatchObject({
    status: 'missed',
    recipients,
  });
  expect(await rig.outbox()).toHaveLength(before);
  expect((await rig.anna.call('calendar.list', {})).asked).toMatchObject([{ entryId, status: 'missed' }]);
  await rig.anna.call('schedule.run', { entryId });
  expect(await rig.outbox()).toHaveLength(before + 1);
  expect((await rig.anna.call('calendar.list', {})).asked).toEqual([]);
});

test('what cannot be done changes nothing and is asked about with why; what was taken back is left alone', async () => {
  const newsletterId = await rig.newsletter();
  const recipients = 'a@brand.example';
  const entryId = await rig.schedule('newsletter', newsletterId, { recipients });
  const before = (await rig.outbox()).length;
  await rig.catalogue.deleteFrom('newsletters').where('newsletter_id', '=', newsletterId).execute();
  expect(await due(entryId)).toMatchObject({ status: 'failed', reason: 'notFound', recipients });
  expect(await rig.outbox()).toHaveLength(before);
  await rig.anna.call('schedule.switch', { entryIds: [entryId], isWanted: false });
  await rig.makeDue(entryId);
  const other = await rig.schedule('news', await rig.news(false));
  await due(other);
  expect(await rig.entry(entryId)).toMatchObject({ status: 'takenBack' });
});

describe('what is scheduled for a thing in the trash', () => {
  const recipients = 'a@brand.example';
  /** Something else becomes due, and is done: so the worker has been there. */
  const workerWasThere = async () => due(await rig.schedule('news', await rig.news(false)));
  const trash = async () => {
    const newsletterId = await rig.newsletter();
    const entryId = await rig.schedule('newsletter', newsletterId, { recipients });
    await rig.anna.call('newsletter.delete', { newsletterId });
    return { newsletterId, entryId, before: (await rig.outbox()).length };
  };
  const restore = (id: string) => rig.anna.call('trash.restore', { kind: 'newsletter', id });
  const askedAbout = async (entryId: string) =>
    (await rig.anna.call('calendar.list', {})).asked.filter((entry) => entry.entryId === entryId);

  test('is not done, nor asked about; restored after its time it is asked about', async () => {
    const { newsletterId, entryId, before } = await trash();
    await rig.makeDue(entryId);
    await workerWasThere();
    expect(await rig.entry(entryId)).toMatchObject({ status: 'waiting' });
    await rig.makeDue(entryId, new Date(Date.now() - 3_600_000));
    await workerWasThere();
    expect(await rig.entry(entryId)).toMatchObject({ status: 'waiting' });
    expect(await askedAbout(entryId)).toEqual([]);

    const told = heard(entryId);
    expect(await restore(newsletterId)).toEqual({ talentId: '', isOverdue: true });
    await told;
    expect(await askedAbout(entryId)).toMatchObject([{ status: 'missed', reason: 'trashed' }]);
    expect(await rig.outbox()).toHaveLength(before);
    await rig.anna.call('schedule.run', { entryId });
    expect(await rig.outbox()).toHaveLength(before + 1);
  });

  test('is done at its time where it was restored before', async () => {
    const { newsletterId, entryId, before } = await trash();
    const { at: goesOutAt } = await rig.entry(entryId);
    expect(await restore(newsletterId)).toEqual({ talentId: '', goesOutAt });
    expect(await rig.entry(entryId)).toMatchObject({ status: 'waiting' });
    expect(await due(entryId)).toMatchObject({ status: 'done' });
    expect(await rig.outbox()).toHaveLength(before + 1);
  });

  test('is asked about no more once its thing is put there, until that is back', async () => {
    const newsletterId = await rig.newsletter();
    const entryId = await rig.schedule('newsletter', newsletterId, { recipients });
    await due(entryId, new Date(Date.now() - 3_600_000));
    expect(await askedAbout(entryId)).toHaveLength(1);
    await rig.anna.call('newsletter.delete', { newsletterId });
    expect(await askedAbout(entryId)).toEqual([]);
    await restore(newsletterId);
    expect(await askedAbout(entryId)).toHaveLength(1);
  });
});

test('a newsletter that is scheduled is one of the 20 lists of an hour; at its time it goes out, whatever else was sent', async () => {
  const subjectId = await rig.newsletter();
  const recipients = 'last@brand.example';
  const [first = '', second = ''] = [
    await rig.schedule('newsletter', subjectId, { recipients }),
    await rig.schedule('newsletter', subjectId, { recipients }),
  ];
  const scheduled = await rig.catalogue
    .selectFrom('activity')
    .selectAll()
    .where('subject', '=', first)
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 18 }, (_, at) => ({ ...scheduled, activity_id: `more-${at}` }));
  await rig.catalogue.insertInto('activity').values(more).execute();
  const input = { thing: 'newsletter', subjectId, from: '2099-07-14 09:00', until: '', recipients };
  const list = { newsletterId: subjectId, recipients, clientAbbreviation: 'CO' };
  expect(await rig.refusalOf('schedule.add', input)).toMatchObject({ kind: 'tooMany' });
  expect(await rig.refusalOf('newsletter.mailList', list)).toMatchObject({ kind: 'tooMany' });
  expect(await rig.schedule('news', await rig.news(false))).not.toBe('');
  expect(await due(first)).toMatchObject({ status: 'done' });
  await rig.anna.call('schedule.run', { entryId: second });
  const mails = (await rig.outbox()).filter((mail) => mail.recipient === recipients);
  expect(mails.map(({ entry_id }) => entry_id).toSorted()).toEqual([first, second].toSorted());
});
