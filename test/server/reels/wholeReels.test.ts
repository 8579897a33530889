import { openRig, type Rig } from './rig';
import { addReel } from './rows';

let rig: Rig;
beforeEach(async () => {
  rig = await openRig();
  const { catalogue } = rig.tenant();
  await addReel(catalogue, 'one', ['f1', 'f2', 'f3'], { title: 'One' });
  await addReel(catalogue, 'two', ['f4'], { position: 2, title: 'Two' });
  await addReel(catalogue, 'group', [], { position: 3, kind: 'group', title: 'Group' });
  await addReel(catalogue, 'sub', ['f2'], { parent_id: 'group', title: 'Sub' });
});
afterEach(() => rig.close());

const filmsOn = async (reelId: string, talentId = 't1') => {
  const { rows } = await rig.call('talentReels.list', { talentId });
  return rows.filter((row) => row.reelId === reelId).map(({ filmId }) => filmId);
};

describe('films that go from reel to reel', () => {
  test('stand on the other as its last, in the order named, under their rows', async () => {
    await rig.call('reel.moveFilms', { filmIds: ['f3', 'f1'], fromId: 'one', toId: 'two' });
    expect(await filmsOn('one')).toEqual(['f2']);
    expect(await filmsOn('two')).toEqual(['f4', 'f3', 'f1']);
    const { rows } = await rig.call('talentReels.list', { talentId: 't1' });
    expect(rows.map(({ rowId }) => rowId)).toContain('one-f3');
  });

  test('stand where they stood when they come back, whatever was put between them', async () => {
    await rig.call('reel.moveFilms', { filmIds: ['f1', 'f3'], fromId: 'one', toId: 'two' });
    await rig.call('reel.addFilm', { reelId: 'one', talentId: 't1', filmId: 'f4' });
    await rig.call('reel.moveFilms', {
      ...{ filmIds: ['f1', 'f3'], fromId: 'two', toId: 'one', positions: ['1', '3'] },
    });
    expect(await filmsOn('one')).toEqual(['f1', 'f2', 'f3', 'f4']);
    expect(await filmsOn('two')).toEqual(['f4']);
  });

  test('go off a reel, and onto one', async () => {
    await rig.call('reel.moveFilms', { filmIds: ['f1', 'f3'], fromId: 'one' });
    expect(await filmsOn('one')).toEqual(['f2']);
    await rig.call('reel.moveFilms', { filmIds: ['f3', 'f1'], toId: 'one', positions: ['2', '1'] });
    expect(await filmsOn('one')).toEqual(['f1', 'f3', 'f2']);
  });

  const stale = { kind: 'conflict', reason: 'stale' };
  const invalid = (field: string, problem = 'malformed') => ({
    kind: 'invalid',
    problems: { [field]: problem },
  });
  test.each<[string, object, object]>([
    ['no film', { filmIds: [], fromId: 'one' }, invalid('filmIds', 'required')],
    ['a film twice', { filmIds: ['f1', 'f1'], fromId: 'one' }, invalid('filmIds')],
    ['no reel', { filmIds: ['f1'] }, invalid('toId')],
    ['the same reel', { filmIds: ['f1'], fromId: 'one', toId: 'one' }, invalid('toId')],
    ['a place too few', { filmIds: ['f1', 'f2'], fromId: 'one', positions: ['1'] }, invalid('positions')],
    ['a place that is none', { filmIds: ['f1'], toId: 'two', positions: ['0'] }, invalid('positions')],
    ['a film that a colleague took off', { filmIds: ['f1', 'f4'], fromId: 'one', toId: 'two' }, stale],
    ['a film that is not there', { filmIds: ['gone'], toId: 'two' }, { kind: 'notFound' }],
    ['a reel that is not there', { filmIds: ['f1'], fromId: 'one', toId: 'gone' }, { kind: 'notFound' }],
    [
      'a film that stands there already',
      { filmIds: ['f1', 'f2'], fromId: 'one', toId: 'sub' },
      { kind: 'conflict', reason: 'alreadyOnReel' },
    ],
    [
      'a group that would hold it',
      { filmIds: ['f1'], fromId: 'one', toId: 'group' },
      { kind: 'conflict', reason: 'holdsNoFilms' },
    ],
  ])('all stay where they are with %s', async (_what, input, refusal) => {
    expect(await rig.refusal('reel.moveFilms', input as never)).toEqual(refusal);
    expect(await filmsOn('one')).toEqual(['f1', 'f2', 'f3']);
    expect(await filmsOn('sub')).toEqual(['f2']);
  });
});

describe('a reel once more', () => {
  const again = { title: ' Again ', code: 'again' };

  test('has its films in their order, is the last and off; the first stays as it is', async () => {
    const { reelId } = await rig.call('reel.duplicate', { ...again, reelId: 'one', talentId: 't1' });
    expect(await filmsOn(reelId)).toEqual(['f1', 'f2', 'f3']);
    expect(await filmsOn('one')).toEqual(['f1', 'f2', 'f3']);
    const { reels } = await rig.call('talentReels.list', { talentId: 't1' });
    expect(reels.find((reel) => reel.reelId === reelId)).toMatchObject({
      ...{ title: 'Again', code: 'again', position: 4, type: 'MR', online: false },
    });
  });

  test('of a reel in a group stands on the first level, of another talent too', async () => {
    const { reelId } = await rig.call('reel.duplicate', { ...again, reelId: 'sub', talentId: 't2' });
    const { reels } = await rig.call('talentReels.list', { talentId: 't2' });
    expect(reels).toMatchObject([{ reelId, type: 'MR', position: 1 }]);
    expect(await filmsOn(reelId, 't2')).toEqual(['f2']);
  });

  test('of a group has its reels', async () => {
    const { reelId } = await rig.call('reel.duplicate', { ...again, reelId: 'group', talentId: 't2' });
    const { reels, rows } = await rig.call('talentReels.list', { talentId: 't2' });
    expect(reels.map(({ title, type }) => `${type} ${title}`).toSorted()).toEqual(['MRS Again', 'SR1 Sub']);
    expect(reels.find((reel) => reel.reelId === reelId)?.type).toBe('MRS');
    expect(rows.map(({ filmId }) => filmId)).toEqual(['f2']);
  });

  test('of a special reel is one of the agency', async () => {
    await addReel(rig.tenant().catalogue, 's', ['f1'], { talent_id: null, special: 1, title: 'S' });
    const { reelId } = await rig.call('reel.duplicate', { ...again, reelId: 's', talentId: 'NONE' });
    const reels = await rig.call('agencyReels.list', {});
    expect(reels.find((reel) => reel.reelId === reelId)).toMatchObject({ title: 'Again', filmIds: 'f1' });
  });

  test('of a group of special reels is a talent’s, not the agency’s, which has no groups', async () => {
    const { catalogue } = rig.tenant();
    await addReel(catalogue, 'g', [], { special: 1, kind: 'group', title: 'G' });
    await addReel(catalogue, 'gs', ['f1'], { special: 1, parent_id: 'g', title: 'S' });
    expect(await rig.refusal('reel.duplicate', { ...again, reelId: 'g', talentId: 'NONE' })).toEqual({
      kind: 'notFound',
    });
    await rig.call('reel.duplicate', { ...again, reelId: 'g', talentId: 't2' });
    const reels = await rig.call('talentSpecialReels.list', { talentId: 't2' });
    expect(reels.map(({ title, type }) => `${type} ${title}`).toSorted()).toEqual(['MRS Again', 'SR1 S']);
    await rig.call('reel.duplicate', { ...again, reelId: 'gs', talentId: 'NONE' });
    const ofAgency = await rig.call('agencyReels.list', {});
    expect(ofAgency.map(({ title, type }) => `${type} ${title}`)).toEqual(['ASA_SPECIAL_REEL Again']);
  });

  test('needs a reel and a talent that are there', async () => {
    for (const named of [
      { reelId: 'gone', talentId: 't1' },
      { reelId: 'one', talentId: 'gone' },
      { reelId: 'one', talentId: 'NONE' },
    ])
      expect(await rig.refusal('reel.duplicate', { ...again, ...named })).toEqual({ kind: 'notFound' });
  });
});

test('the list of all reels tells what is on each, and when and to whom it was sent last', async () => {
  const { catalogue } = rig.tenant();
  await addReel(catalogue, 's', [], { talent_id: null, special: 1, title: 'Special', online: 0 });
  await addReel(catalogue, 'gone', ['f1'], { trashed_at: '2026-01-01T00:00:00.000Z' });
  await rig.call('film.delete', { filmId: 'f3', online: false });
  const mail = { subject: 's', sender: 'a', reply_to: 'a', body_id: 'b', status: 'sent' as const };
  const rest = { staff_id: 'staff-1', reason: '', attempts: 1, worker: null, next_attempt_at: '' };
  for (const [at, recipient] of ['old@x.example', 'new@x.example'].entries())
    await catalogue
      .insertInto('outbox')
      .values({
        ...{ ...mail, ...rest, mail_id: `m${at}`, recipient, reel_id: 'one' },
        ...{ created_at: `2026-0${at + 1}-01T00:00:00.000Z`, sent_at: null },
      })
      .execute();
  const listed = await rig.call('reels.table', {});
  expect(listed.map(({ title }) => title)).toEqual(['Group', 'One', 'Special', 'Sub', 'Two']);
  expect(listed[1]).toEqual({
    ...{ reelId: 'one', title: 'One', kind: 'reel', special: false, online: true, talentId: 't1' },
    ...{ owner: 'Ada Low t1', talentFirstName: 'Ada', talentLastName: 'Low t1' },
    ...{ groupId: '', films: 2, length: 130 },
    ...{ sentAt: '2026-02-01T00:00:00.000Z', sentTo: 'new@x.example', sentMails: 1, isKept: false },
  });
  expect(listed[3]).toMatchObject({ reelId: 'sub', groupId: 'group' });
  const second = await rig.call('reels.table', { limit: 2, page: 2 });
  expect(second).toEqual(listed.slice(2, 4));
  expect(await rig.call('reels.table', { limit: 100_000, page: 1_000_000 })).toEqual([]);
  expect(listed[2]).toMatchObject({ talentId: 'NONE', owner: '', special: true, online: false, films: 0 });
});

test('a mail that is only kept in the outbox is no sent one; of several that left, their number is told', async () => {
  const { catalogue } = rig.tenant();
  const mail = { subject: 's', sender: 'a', reply_to: 'a', body_id: 'b', staff_id: 'staff-1', reason: '' };
  const put = (mail_id: string, reel_id: string, created_at: string, status: 'sent' | 'storedLocally') =>
    catalogue
      .insertInto('outbox')
      .values({
        ...{ ...mail, attempts: 1, worker: null, next_attempt_at: '', sent_at: null },
        ...{ mail_id, reel_id, created_at, status, recipient: `${mail_id}@x.example` },
      })
      .execute();
  await put('a', 'one', '2026-01-01T00:00:00.000Z', 'sent');
  await put('b', 'one', '2026-01-01T00:00:00.000Z', 'sent');
  await put('c', 'one', '2026-02-01T00:00:00.000Z', 'storedLocally');
  await put('d', 'two', '2026-02-01T00:00:00.000Z', 'storedLocally');
  const listed = await rig.call('reels.table', {});
  const of = (reelId: string) => listed.find((reel) => reel.reelId === reelId);
  expect(of('one')).toMatchObject({
    ...{ sentAt: '2026-01-01T00:00:00.000Z', sentTo: 'a@x.example', sentMails: 2, isKept: true },
  });
  expect(of('two')).toMatchObject({ sentAt: '', sentTo: '', sentMails: 0, isKept: true });
});
