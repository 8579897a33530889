import { newId } from '../../../src/server/ids';
import { openCalendar, type Rig } from './rig';

let rig: Rig;
beforeAll(async () => {
  rig = await openCalendar();
});
afterAll(() => rig.server.close());

const later = '2099-07-14 09:00';
const ofMonth = async (month?: string) => rig.anna.call('calendar.list', { month });
/** What the calendar of this month tells of a thing. */
const told = async (subjectId: string, month?: string) =>
  (await ofMonth(month)).entries
    .filter((entry) => entry.subjectId === subjectId)
    .map(({ action, status, mails }) => [action, status, mails]);

test('what is published and sent is in the calendar, by whom and to how many', async () => {
  const off = await rig.news(false);
  const on = await rig.news(true);
  await rig.anna.call('news.toggle', { newsId: off, online: true });
  await rig.anna.call('news.toggle', { newsId: off, online: true });
  await rig.anna.call('news.toggle', { newsId: off, online: false });
  const screenId = await rig.screen();
  await rig.anna.call('screen.toggle', { screenId, online: true });
  const newsletterId = await rig.newsletter({ title: 'May' });
  const letter = { newsletterId, clientAbbreviation: 'CO' };
  await rig.anna.call('newsletter.mail', { ...letter, recipient: 'me@co.example', isTest: true });
  await rig.anna.call('newsletter.mail', { ...letter, recipient: 'a@brand.example' });
  await rig.anna.call('newsletter.mailList', { ...letter, recipients: 'a@brand.example, b@brand.example' });
  expect(await told(on)).toEqual([['newsOn', 'done', 0]]);
  expect(await told(off)).toEqual([]);
  expect(await told(screenId)).toEqual([]);
  expect(await told(newsletterId)).toEqual([
    ['newsletter', 'done', 1],
    ['newsletter', 'done', 2],
  ]);
  const { entries, today, timeZone } = await ofMonth();
  expect(timeZone).toBe('Europe/Paris');
  expect(entries.find(({ subjectId }) => subjectId === newsletterId)).toMatchObject({
    title: 'May',
    day: today,
    staffName: 'Camille Aubry',
    isTrashed: false,
  });
});

test('a save that puts news on the site is told, one that changes a word is not', async () => {
  const newsId = await rig.news(false);
  const content = { title: 'Cannes', text: '', picture: '', linkType: 'none', linkValue: '' } as const;
  await rig.anna.call('news.update', { newsId, ...content, online: true });
  await rig.anna.call('news.update', { newsId, ...content, title: 'Cannes!', online: true });
  expect(await told(newsId)).toEqual([['newsOn', 'done', 0]]);
});

test('news go on and off at a date on the agency’s clock; both are in the calendar, in their months', async () => {
  const newsId = await rig.news(false, 'Venice');
  const { entryIds } = await rig.anna.call('schedule.add', {
    ...{ thing: 'news', subjectId: newsId, recipients: '' },
    ...{ from: later, until: '2099-08-31 18:30' },
  });
  expect((await rig.entry(entryIds[0]!)).at).toBe('2099-07-14T07:00:00.000Z');
  const [july, august] = [await ofMonth('2099-07'), await ofMonth('2099-08')];
  expect(july).toMatchObject({ month: '2099-07', asked: [] });
  expect(july.entries).toMatchObject([
    { action: 'newsOn', status: 'waiting', title: 'Venice', day: '2099-07-14', hour: '09:00' },
  ]);
  expect(august.entries).toMatchObject([{ action: 'newsOff', day: '2099-08-31', hour: '18:30' }]);
});

test.each([
  ['a time that is over', { from: '2020-01-01 09:00' }, { from: 'past' }],
  ['a day that does not exist', { from: '2099-02-30 09:00' }, { from: 'malformed' }],
  ['no time at all', { from: '' }, { from: 'required' }],
  ['an end before the beginning', { until: '2099-07-14 09:00' }, { until: 'beforeFrom' }],
])('%s is refused', async (_what, over, problems) => {
  const subjectId = await rig.news(false);
  const input = { thing: 'news', subjectId, from: later, until: '', recipients: '', ...over };
  expect(await rig.refusalOf('schedule.add', input)).toEqual({ kind: 'invalid', problems });
});

test.each(['0001-01', '1899-12', '2200-01', '9999-12'])('%s is no month of a calendar', async (month) => {
  expect(await rig.refusalOf('calendar.list', { month })).toEqual({
    kind: 'invalid',
    problems: { month: 'malformed' },
  });
  const input = { thing: 'news', subjectId: await rig.news(false), until: '', recipients: '' };
  expect(await rig.refusalOf('schedule.add', { ...input, from: `${month}-31 23:30` })).toEqual({
    kind: 'invalid',
    problems: { from: 'malformed' },
  });
});

test('the first month and the last one are told', async () => {
  for (const month of ['1900-01', '2199-12'])
    expect(await ofMonth(month)).toMatchObject({ month, entries: [] });
});

test('a newsletter is scheduled for a list that is right, and for nothing else', async () => {
  const subjectId = await rig.newsletter();
  const input = { thing: 'newsletter', subjectId, from: later, until: '' };
  for (const recipients of ['', 'a@brand.example, nobody'])
    expect(await rig.refusalOf('schedule.add', { ...input, recipients })).toEqual({
      kind: 'invalid',
      problems: { recipients: 'malformed' },
    });
  const noTime = { ...input, from: '', until: later, recipients: 'a@brand.example' };
  expect(await rig.refusalOf('schedule.add', noTime)).toMatchObject({ problems: { from: 'required' } });
  const recipients = ' a@brand.example\nB@brand.example; A@brand.example ';
  expect((await rig.entry(await rig.schedule('newsletter', subjectId, { recipients }))).mails).toBe(2);
});

test('the list of newsletters tells when one goes out next, and is told of every change of that', async () => {
  const newsletterId = await rig.newsletter();
  const at = async () =>
    (await rig.anna.call('newsletters.list', { newsletterIds: [newsletterId] }))[0]?.scheduledAt;
  const due = async (entryId: string) => (await rig.entry(entryId)).at;
  const heard: string[] = [];
  const stop = rig.server.installation.events.subscribe('CO', (event) => {
    if (event.kind === 'changed' && event.entity === 'newsletter') heard.push(event.id);
  });
  expect(await at()).toBe('');
  const entryId = await rig.schedule('newsletter', newsletterId, { recipients: 'a@brand.example' });
  expect(await at()).toBe(await due(entryId));
  await rig.anna.call('schedule.move', { entryId, at: '2099-07-15 10:00' });
  expect(await at()).toBe(await due(entryId));
  await rig.anna.call('schedule.switch', { entryIds: [entryId], isWanted: false });
  expect(await at()).toBe('');
  stop();
  expect(heard).toEqual([newsletterId, newsletterId, newsletterId]);
});

test('the lists of news and home screens tell when one goes on the site and off it, and are told of every change of that', async () => {
  const newsId = await rig.news(false);
  const screenId = await rig.screen();
  const heard: string[] = [];
  const stop = rig.server.installation.events.subscribe('CO', (event) => {
    if (event.kind === 'changed' && event.entity !== 'calendar') heard.push(`${event.entity} ${event.id}`);
  });
  const times = async () => [
    (await rig.anna.call('news.list', { newsIds: [newsId] }))[0],
    (await rig.anna.call('screens.list', { screenIds: [screenId] }))[0],
  ];
  expect(await times()).toMatchObject([
    { goesOnAt: '', goesOffAt: '' },
    { goesOnAt: '', goesOffAt: '' },
  ]);
  const until = '2099-08-31 18:30';
  const entryId = await rig.schedule('news', newsId, { until });
  await rig.schedule('screen', screenId, { until });
  const both = { goesOnAt: '2099-07-14T07:00:00.000Z', goesOffAt: '2099-08-31T16:30:00.000Z' };
  expect(await times()).toMatchObject([both, both]);
  await rig.anna.call('schedule.run', { entryId });
  expect(await times()).toMatchObject([{ ...both, goesOnAt: '' }, both]);
  stop();
  expect(heard).toEqual([`news ${newsId}`, `screen ${screenId}`, `news ${newsId}`]);
});

describe('what would change nothing at its time', () => {
  const add = async (subjectId: string, from: string, until: string) =>
    rig.refusalOf('schedule.add', { thing: 'news', subjectId, from, until, recipients: '' });
  const invalid = (field: string, problem: string) => ({ kind: 'invalid', problems: { [field]: problem } });

  test('is refused of what stands on the site, or off it', async () => {
    const [on, off] = [await rig.news(true), await rig.news(false)];
    expect(await add(on, later, '')).toEqual(invalid('from', 'alreadyOn'));
    expect(await add(on, later, '2099-08-31 18:30')).toEqual(invalid('from', 'alreadyOn'));
    expect(await add(off, '', later)).toEqual(invalid('until', 'alreadyOff'));
    expect(await told(on, '2099-07')).toEqual([]);
  });

  test('is taken after what waits before it', async () => {
    const on = await rig.news(true);
    expect(await add(on, '', later)).toBeUndefined();
    expect(await add(on, '2099-07-14 08:00', '')).toEqual(invalid('from', 'alreadyOn'));
    expect(await add(on, '2099-07-15 09:00', '')).toBeUndefined();
    expect(await add(on, '2099-07-16 09:00', '')).toEqual(invalid('from', 'alreadyOn'));
  });

  test('is refused as another time too', async () => {
    const off = await rig.news(false);
    const { entryIds } = await rig.anna.call('schedule.add', {
      ...{ thing: 'news', subjectId: off, recipients: '' },
      ...{ from: later, until: '2099-07-15 09:00' },
    });
    const move = (at: string, entryId = '') => rig.refusalOf('schedule.move', { entryId, at });
    expect(await move('2099-07-13 09:00', entryIds[1])).toEqual(invalid('at', 'alreadyOff'));
    expect(await move('2099-07-14 10:00', entryIds[0])).toBeUndefined();
  });
});

test('to whom it goes is told until it is mailed; what goes on the site goes to nobody', async () => {
  const recipients = 'Ana <a@brand.example>\nb@brand.example; A@brand.example';
  const entryId = await rig.schedule('newsletter', await rig.newsletter(), { recipients });
  const toldOf = (id: string) => rig.anna.call('schedule.recipients', { entryId: id });
  expect(await toldOf(entryId)).toEqual([
    { name: 'Ana', address: 'a@brand.example' },
    { name: '', address: 'b@brand.example' },
  ]);
  expect(await toldOf(await rig.schedule('news', await rig.news(false)))).toEqual([]);
  await rig.anna.call('schedule.run', { entryId });
  expect(await rig.refusalOf('schedule.recipients', { entryId })).toMatchObject({ reason: 'scheduleOver' });
});

test('the same request schedules once', async () => {
  const subjectId = await rig.news(false);
  const input = { from: later, until: '', recipients: '', requestId: newId() };
  const first = await rig.schedule('news', subjectId, input);
  expect(await rig.schedule('news', subjectId, input)).toBe(first);
  expect(await told(subjectId, '2099-07')).toHaveLength(1);
});

test('what is scheduled is taken back, put back and moved; what became due meanwhile is asked about', async () => {
  const newsId = await rig.news(false);
  const entryId = await rig.schedule('news', newsId);
  const turn = (isWanted: boolean) => rig.anna.call('schedule.switch', { entryIds: [entryId], isWanted });
  await turn(false);
  await turn(false);
  expect(await told(newsId, '2099-07')).toEqual([]);
  await turn(true);
  expect(await told(newsId, '2099-07')).toEqual([['newsOn', 'waiting', 0]]);
  await rig.anna.call('schedule.move', { entryId, at: '2099-12-24 20:00' });
  expect((await rig.entry(entryId)).at).toBe('2099-12-24T19:00:00.000Z');
  expect(await rig.refusalOf('schedule.move', { entryId, at: '2020-01-01 09:00' })).toEqual({
    kind: 'invalid',
    problems: { at: 'past' },
  });
  await turn(false);
  await rig.makeDue(entryId, new Date(0));
  await turn(true);
  expect((await ofMonth()).asked).toMatchObject([{ entryId, status: 'missed' }]);
  await rig.anna.call('schedule.move', { entryId, at: later });
  expect(await ofMonth('2099-07')).toMatchObject({ asked: [] });
  await turn(false);
});

test('a person does at once what is scheduled, once', async () => {
  const newsId = await rig.news(false);
  const entryId = await rig.schedule('news', newsId);
  await rig.anna.call('schedule.run', { entryId });
  expect(await rig.isOnline(newsId)).toBe(true);
  expect(await told(newsId)).toEqual([['newsOn', 'done', 0]]);
  for (const [name, input] of [
    ['schedule.run', { entryId }],
    ['schedule.move', { entryId, at: later }],
    ['schedule.switch', { entryIds: [entryId], isWanted: false }],
  ] as const)
    expect(await rig.refusalOf(name, input)).toEqual({ kind: 'conflict', reason: 'scheduleOver' });
});

test('what comes back from the trash is told with what happens again, and when', async () => {
  const newsId = await rig.news(false);
  await rig.schedule('news', newsId, { until: '2099-08-31 18:30' });
  await rig.anna.call('news.delete', { newsId });
  expect(await rig.anna.call('trash.restore', { kind: 'news', id: newsId })).toEqual({
    talentId: '',
    goesOnAt: '2099-07-14T07:00:00.000Z',
    goesOffAt: '2099-08-31T16:30:00.000Z',
  });
});

test('what is in the trash is said to be there; removed for ever it is out of the calendar', async () => {
  const newsId = await rig.news(false);
  const entryId = await rig.schedule('news', newsId);
  await rig.anna.call('news.delete', { newsId });
  const { entries } = await ofMonth('2099-07');
  expect(entries.find((entry) => entry.entryId === entryId)).toMatchObject({ isTrashed: true });
  expect(await rig.refusalOf('schedule.run', { entryId })).toEqual({ kind: 'notFound' });
  const admin = await import('../support/server').then(({ signIn }) =>
    signIn(rig.server, 'admin@co.example'),
  );
  await admin.call('trash.empty', { until: new Date().toISOString() });
  expect(await told(newsId, '2099-07')).toEqual([]);
});
