import type { ServerEvent } from '../../../src/contract/events';
import { openRig, type Rig } from './rig';
import { addReel } from './rows';

let rig: Rig;
beforeEach(async () => {
  rig = await openRig();
});
afterEach(() => rig.close());

const notFound = { kind: 'notFound' };
const newReel = (over: Record<string, unknown> = {}) => ({
  title: 'Night work',
  code: 'abcdefghij',
  isNewName: true,
  talentId: 't1',
  type: 'MR',
  isLink: false,
  linkValue: '',
  ...over,
});
const reels = async (talentId = 't1') =>
  (await rig.call('talentReels.list', { talentId })).reels.map(({ title, type, position }) => ({
    title,
    type,
    position,
  }));
const names = async () =>
  (await rig.tenant().catalogue.selectFrom('reel_names').select('name').execute()).map(({ name }) => name);
const films = async (reelId: string, talentId = 't1') =>
  (await rig.call('talentReels.list', { talentId })).rows
    .filter((row) => row.reelId === reelId)
    .map(({ filmId, position }) => `${position} ${filmId}`);

test('the list of talents, which counts reels, is told of one that comes, goes and comes back', async () => {
  const heard: ServerEvent[] = [];
  const told = () => heard.splice(0).filter((event) => event.kind === 'changed' && event.entity === 'talent');
  rig.installation.events.subscribe('CO', (event) => heard.push(event));
  const counted = [{ kind: 'changed', entity: 'talent', id: 't1', version: null }];
  const { reelId } = await rig.call('reel.add', newReel());
  expect(told()).toEqual(counted);
  await rig.call('reel.toggle', { reelId, online: false, talentId: 't1' });
  expect(told()).toEqual([]);
  await rig.call('reel.delete', { reelId, kind: 'normal', online: false, talentId: 't1' });
  expect(told()).toEqual(counted);
  await rig.call('trash.restore', { kind: 'reel', id: reelId });
  expect(told()).toEqual(counted);
});

describe('reel.add', () => {
  it('adds at the end, and a new name to the catalogue once, whatever its case and accents', async () => {
    await rig.call('reel.add', newReel({ title: 'Été' }));
    await rig.call('reel.add', newReel({ title: 'ETE', type: 'MRS' }));
    await rig.call('reel.add', newReel({ title: 'Winter', isNewName: false, code: 'other' }));
    await rig.call('reel.add', newReel({ title: 'Spring' }));
    expect(await reels()).toEqual([
      { title: 'Été', type: 'MR', position: 1 },
      { title: 'ETE', type: 'MRS', position: 2 },
      { title: 'Winter', type: 'MR', position: 3 },
      { title: 'Spring', type: 'MR', position: 4 },
    ]);
    expect((await names()).sort()).toEqual(['Spring', 'Été']);
  });

  it('numbers reels without gap or twin when many are added at once', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => rig.call('reel.add', newReel({ title: `R${index}` }))),
    );
    expect((await reels()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('refuses an unknown or trashed talent, and a link that no browser may follow', async () => {
    expect(await rig.refusal('reel.add', newReel({ talentId: 'nobody' }))).toEqual(notFound);
    for (const [linkValue, problem] of [
      ['', 'required'],
      ['javascript:alert(1)', 'malformed'],
      ['file:///etc/passwd', 'malformed'],
    ])
      expect(await rig.refusal('reel.add', newReel({ isLink: true, linkValue }))).toEqual({
        kind: 'invalid',
        problems: { linkValue: problem },
      });
    const link = { isLink: true, linkValue: 'vimeo.com/1' };
    expect(await rig.refusal('reel.add', newReel({ ...link, type: 'MRS' }))).toEqual({
      kind: 'invalid',
      problems: { isLink: 'malformed' },
    });
    await rig.call('reel.add', newReel(link));
    expect((await rig.call('talentReels.list', { talentId: 't1' })).reels).toMatchObject([
      { type: 'MR', ...link },
    ]);
  });
});

describe('a reel of a talent', () => {
  beforeEach(async () => {
    const db = rig.tenant().catalogue;
    await addReel(db, 'r1', ['f1', 'f2', 'f3']);
    await addReel(db, 'group', [], { kind: 'group', position: 2, title: 'Group' });
    await addReel(db, 'sub', ['f1'], { parent_id: 'group', position: 1, title: 'Sub' });
    await addReel(db, 'r3', [], { position: 3, title: 'Last' });
    await addReel(db, 'theirs', ['f1', 'f2'], { talent_id: 't2' });
    await addReel(rig.tenant('MP').catalogue, 'foreign', ['f1']);
  });

  it('is found by its title among all of the agency, unless it or its talent is in the trash', async () => {
    const found = async () =>
      (await rig.call('reels.find', { search: '' })).map(
        ({ reelId, title, talentId }) => `${title} ${reelId} ${talentId}`,
      );
    expect(await found()).toEqual([
      'Group group t1',
      'Last r3 t1',
      'Night work r1 t1',
      'Night work theirs t2',
      'Sub sub t1',
    ]);
    await rig.call('reel.delete', { reelId: 'r3', kind: 'normal', online: false, talentId: 't1' });
    await rig.call('talent.delete', { talentId: 't2', requestId: 'x' });
    expect(await found()).toEqual(['Group group t1', 'Night work r1 t1', 'Sub sub t1']);
  });

  it('is renamed; a name new to the catalogue is added', async () => {
    const rename = (title: string) => rig.call('reel.rename', { title, reelId: 'r1', type: 'MR' });
    expect(await rename('Dawn')).toBe('nameAdded');
    expect(await rename('DÀWN')).toBe('modified');
    expect(await names()).toEqual(['Dawn']);
  });

  it('keeps the name that a colleague gave it since the person looked', async () => {
    const rename = (title: string, seenTitle: string) =>
      ({ title, seenTitle, reelId: 'r1', type: 'MR' }) as const;
    await rig.call('reel.rename', rename('Dawn', 'Night work'));
    expect(await rig.refusal('reel.rename', rename('Dusk', 'Night work'))).toEqual({
      kind: 'conflict',
      reason: 'renamed',
    });
    await rig.call('reel.rename', rename('Dawn', 'Night work'));
    expect((await reels())[0]?.title).toBe('Dawn');
  });

  it('is updated as a link with its address, unless a colleague did that meanwhile', async () => {
    const { reelId } = await rig.call('reel.add', newReel({ isLink: true, linkValue: 'a.example' }));
    const link = (linkValue: string, over = {}) => ({
      ...{ reelId, title: 'Dawn', code: 'c', talentId: 't1', isLink: true, linkValue },
      ...over,
    });
    await rig.call(
      'reel.update',
      link(' b.example ', { seenTitle: 'Night work', seenLinkValue: 'a.example' }),
    );
    const { reels: listed } = await rig.call('talentReels.list', { talentId: 't1' });
    expect(listed.at(-1)).toMatchObject({ title: 'Dawn', linkValue: 'b.example' });
    expect(await rig.refusal('reel.update', link('c.example', { seenLinkValue: 'a.example' }))).toEqual({
      kind: 'conflict',
      reason: 'changed',
    });
    expect(await rig.refusal('reel.update', link('javascript:alert(1)'))).toEqual({
      kind: 'invalid',
      problems: { linkValue: 'malformed' },
    });
    expect(await rig.refusal('reel.update', link('b.example', { reelId: 'r1' }))).toEqual({
      kind: 'invalid',
      problems: { isLink: 'malformed' },
    });
  });

  it('is nobody else’s: every call with another owner or agency finds nothing', async () => {
    for (const reelId of ['theirs', 'foreign', 'none']) {
      expect(await rig.refusal('reel.toggle', { reelId, online: false, talentId: 't1' })).toEqual(notFound);
      expect(await rig.refusal('reel.addFilm', { reelId, talentId: 't1', filmId: 'f4' })).toEqual(notFound);
      expect(
        await rig.refusal('reel.delete', { reelId, kind: 'normal', online: false, talentId: 't1' }),
      ).toEqual(notFound);
    }
    expect(await rig.refusal('reel.rename', { title: 'x', reelId: 'foreign', type: 'MR' })).toEqual(notFound);
    const row = {
      rowId: 'theirs-f1',
      kind: 'normal',
      reelId: 'theirs',
      filmId: 'f1',
      talentId: 't1',
    } as const;
    expect(await rig.refusal('reel.removeFilm', row)).toEqual(notFound);
    expect(await rig.refusal('reel.removeFilm', { ...row, reelId: 'r1' })).toEqual(notFound);
    expect(await films('theirs', 't2')).toEqual(['1 f1', '2 f2']);
  });

  it('goes to the trash; the rest is numbered anew and sub-reels follow their group', async () => {
    await rig.call('reel.delete', { reelId: 'r1', kind: 'normal', online: false, talentId: 't1' });
    expect(await reels()).toEqual(
      expect.arrayContaining([
        { title: 'Group', type: 'MRS', position: 1 },
        { title: 'Sub', type: 'SR1', position: 1 },
        { title: 'Last', type: 'MR', position: 2 },
      ]),
    );
    await rig.call('reel.delete', { reelId: 'group', kind: 'normal', online: false, talentId: 't1' });
    expect(await reels()).toEqual([{ title: 'Last', type: 'MR', position: 1 }]);
  });
});

test('a talent’s own reels and special ones stand apart, in lists, counts and numbers', async () => {
  const db = rig.tenant().catalogue;
  await addReel(db, 'own', ['f1'], { position: 1 });
  await addReel(db, 'special', ['f1', 'f2'], { special: 1, position: 1 });
  await addReel(db, 'agency', ['f3', 'f2'], { talent_id: null, special: 1, position: 1 });
  expect(await reels()).toEqual([{ title: 'Night work', type: 'MR', position: 1 }]);
  const special = await rig.call('talentSpecialReels.list', { talentId: 't1' });
  expect(special).toMatchObject([{ reelId: 'special', position: 1, type: 'MR', filmIds: 'f1_;_f2' }]);
  expect(await rig.call('agencyReels.list', {})).toMatchObject([
    { reelId: 'agency', position: 1, type: 'ASA_SPECIAL_REEL', filmIds: 'f3_;_f2' },
  ]);
  expect((await rig.call('reels.find', { search: '' })).map(({ reelId }) => reelId)).toEqual(['own']);
  expect(await rig.call('talents.list', {})).toMatchObject([{ reelCount: 1 }, { reelCount: 0 }]);
  const onReel = (await rig.call('agencyFilms.list', {})).map((film) => film.onReel);
  expect(onReel).toEqual([true, false, false, false]);
});

test('a film tells which reels it is on, talents’ own first, and where people see it there', async () => {
  const db = rig.tenant().catalogue;
  await addReel(db, 'agency', ['f2', 'f1'], { talent_id: null, special: 1 });
  await addReel(db, 'theirs', ['f1'], { talent_id: 't2' });
  await addReel(db, 'own', ['f2', 'f3', 'f1']);
  await addReel(db, 'gone', ['f1'], { position: 2 });
  await rig.call('reel.delete', { reelId: 'gone', kind: 'normal', online: false, talentId: 't1' });
  await rig.call('film.delete', { filmId: 'f2', online: false });
  const found = await rig.call('film.reels', { filmId: 'f1' });
  expect(found.map(({ reelId, kind, owner, position }) => [reelId, kind, owner, position])).toEqual([
    ['own', 'normal', 'Ada Low t1', 2],
    ['theirs', 'normal', 'Ada Low t2', 1],
    ['agency', 'special', '', 1],
  ]);
});
