import type { InputOf } from '../../../src/contract/script';
import type { ScriptByName } from '../../../src/contract/scripts';
import { openRig, type Rig } from './rig';
import { addReel } from './rows';

let rig: Rig;
beforeEach(async () => {
  rig = await openRig();
});
afterEach(() => rig.close());

const ofAgency = { talent_id: null, special: 1 } as const;
const notFound = { kind: 'notFound' };

const agency = async () =>
  (await rig.call('agencyReels.list', {})).map(
    ({ reelId, position, filmIds }) => `${position} ${reelId} ${filmIds}`,
  );

describe('a new special reel', () => {
  it('is the agency’s last, on, and empty; a typed name goes to the catalogue', async () => {
    await addReel(rig.tenant().catalogue, 's1', [], ofAgency);
    const named = { title: ' Cannes ', heading: 'Winners', isNewName: true };
    const { reelId = '' } = await rig.call('agencyReel.add', { ...named, type: 'ASA_SPECIAL_REEL' });
    expect((await rig.call('agencyReels.list', {}))[1]).toMatchObject({
      ...{ reelId, position: 2, type: 'ASA_SPECIAL_REEL', title: 'Cannes', heading: 'Winners' },
      ...{ online: true, filmIds: '', slug: 'cannes', subheading: '', mailSender: '' },
    });
    expect((await rig.call('reelNames.list', {})).map(({ name }) => name)).toEqual(['Cannes']);
  });

  it('is a talent’s own beside the reels of that talent', async () => {
    await addReel(rig.tenant().catalogue, 'r1', []);
    const named = { title: 'Cannes', heading: '', isNewName: false, type: 'MR' } as const;
    const { reelId } = await rig.call('talentSpecialReel.add', { ...named, talentId: 't1' });
    expect(await rig.call('talentSpecialReels.list', { talentId: 't1' })).toMatchObject([
      { reelId, position: 1, type: 'MR' },
    ]);
    expect(await agency()).toEqual([]);
    expect(await rig.call('reelNames.list', {})).toEqual([]);
    expect(await rig.refusal('talentSpecialReel.add', { ...named, talentId: 'none' })).toEqual(notFound);
  });
});

test('a talent’s special reels stand in groups, one level deep, and a group’s page shows them', async () => {
  const named = { heading: '', isNewName: false, talentId: 't1' } as const;
  const add = async (title: string, type: 'MR' | 'MRS') =>
    (await rig.call('talentSpecialReel.add', { ...named, title, type })).reelId ?? '';
  const [reel, group] = [await add('Cannes', 'MR'), await add('Festivals', 'MRS')];
  const order = (types: readonly string[], positions: readonly string[]) => ({
    ...{ reelIds: [group, reel], types, positions, places: ['1', '2'], talentId: 't1' },
  });
  await rig.call('reel.order', order(['MRS', 'SR1'], ['1', '1']));
  const listed = await rig.call('talentSpecialReels.list', { talentId: 't1' });
  const placeOf = (reelId: string) => listed.find((each) => each.reelId === reelId);
  expect(placeOf(group)).toMatchObject({ type: 'MRS', position: 1 });
  expect(placeOf(reel)).toMatchObject({ type: 'SR1', position: 1 });
  expect(await rig.refusal('reel.order', order(['MR', 'MR'], ['1', '2']))).toEqual({
    kind: 'invalid',
    problems: { types: 'malformed' },
  });
  const deleted = { reelId: group, kind: 'special', online: false, talentId: 't1' } as const;
  await rig.call('reel.delete', deleted);
  expect(await rig.call('talentSpecialReels.list', { talentId: 't1' })).toEqual([]);
  await rig.call('trash.restore', { kind: 'specialReel', id: group });
  expect(await rig.call('talentSpecialReels.list', { talentId: 't1' })).toHaveLength(2);
});

describe('a special reel', () => {
  const special = { kind: 'special', talentId: 'NONE' } as const;
  const content = async (reelId: string) =>
    (await rig.call('specialReel.films', { reelId })).map(({ rowId, filmId }) => [rowId, filmId]);

  beforeEach(async () => {
    const db = rig.tenant().catalogue;
    await addReel(db, 's1', [], { ...ofAgency, title: 'Été à Cannes' });
    await addReel(db, 's2', ['f1', 'f2'], { ...ofAgency, position: 2, title: 'Awards' });
    await addReel(db, 'own', ['f1']);
    await addReel(db, 'theirs', ['f1'], { special: 1 });
  });

  it('takes a film at its end or where it is told, once, and tells its rows in order', async () => {
    const added = { reelId: 's2', talentId: 'NONE' };
    const { rowId } = await rig.call('specialReel.addFilm', { ...added, filmId: 'f4' });
    const { rowId: second } = await rig.call('specialReel.addFilm', { ...added, filmId: 'f3', position: 2 });
    expect(await content('s2')).toEqual([
      ['s2-f1', 'f1'],
      [second, 'f3'],
      ['s2-f2', 'f2'],
      [rowId, 'f4'],
    ]);
    expect(await rig.refusal('specialReel.addFilm', { ...added, filmId: 'f4' })).toMatchObject({
      reason: 'alreadyOnReel',
    });
  });

  it('is no reel of another owner or sort', async () => {
    const film = { filmId: 'f4' };
    for (const [reelId, talentId] of [
      ['s2', 't1'],
      ['own', 't1'],
      ['theirs', 'NONE'],
      ['theirs', 't2'],
    ] as const)
      expect(await rig.refusal('specialReel.addFilm', { ...film, reelId, talentId })).toEqual(notFound);
    expect(await rig.refusal('specialReel.toggle', { reelId: 'own', online: false })).toEqual(notFound);
    expect(await rig.refusal('specialReel.delete', { reelId: 'own' })).toEqual(notFound);
    expect(await rig.refusal('specialReel.films', { reelId: 'own' })).toEqual(notFound);
    await rig.call('specialReel.addFilm', { ...film, reelId: 'theirs', talentId: 't1' });
  });

  it('has its films in another order, and loses one', async () => {
    const rowIds = ['s2-f1', 's2-f2'];
    await rig.call('reel.orderFilms', { ...special, rowIds, positions: ['2', '1'] });
    expect(await agency()).toEqual(['1 s1 ', '2 s2 f2_;_f1']);
    const late = { ...special, rowIds, positions: ['1', '2'], seenRowIds: rowIds };
    await rig.call('reel.removeFilm', { ...special, reelId: 's2', rowId: 's2-f2', filmId: 'f2' });
    expect(await rig.refusal('reel.orderFilms', late)).toMatchObject({ reason: 'stale' });
    expect(await agency()).toEqual(['1 s1 ', '2 s2 f1']);
  });

  it('goes before another one, under the type of the agency’s reels', async () => {
    const order = {
      ...{ reelIds: ['s2', 's1'], positions: ['1', '2'], places: ['1', '2'], talentId: 'NONE' },
      types: ['ASA_SPECIAL_REEL', 'ASA_SPECIAL_REEL'],
      ...{ seenReelIds: ['s1', 's2'], seenTypes: ['ASA_SPECIAL_REEL', 'ASA_SPECIAL_REEL'] },
    };
    await rig.call('reel.order', order);
    expect(await agency()).toEqual(['1 s2 f1_;_f2', '2 s1 ']);
    expect(await rig.refusal('reel.order', { ...order, reelIds: ['s1', 's2'] })).toMatchObject({
      reason: 'stale',
    });
  });

  it('is turned off and on, goes to the trash and comes back to its place', async () => {
    const states = async () => (await rig.call('agencyReels.list', {})).map(({ online }) => online);
    await rig.call('specialReel.toggle', { reelId: 's1', online: false });
    expect(await states()).toEqual([false, true]);
    await rig.call('specialReel.delete', { reelId: 's1' });
    expect(await agency()).toEqual(['1 s2 f1_;_f2']);
    await rig.call('trash.restore', { kind: 'specialReel', id: 's1' });
    expect(await states()).toEqual([false, true]);
  });
});

describe('the title, headings and sender of a special reel', () => {
  const stood = { title: 'Awards', heading: 'H1', subheading: 'H2', mailSender: 'a@co.example' };
  const seen = {
    seenTitle: 'Awards',
    seenHeading: 'H1',
    seenSubheading: 'H2',
    seenMailSender: 'a@co.example',
  };
  const save = (input: Partial<InputOf<ScriptByName['reel.rename']>>) => ({
    ...{ reelId: 's1', type: 'ASA_SPECIAL_REEL', ...stood, ...seen },
    ...input,
  });
  const now = async () => (await rig.call('agencyReels.list', {}))[0];

  beforeEach(async () => {
    const { mailSender: mail_sender, ...said } = stood;
    await addReel(rig.tenant().catalogue, 's1', [], { ...ofAgency, ...said, mail_sender });
  });

  it('are saved with the word of special reels, without spaces around them', async () => {
    const wanted = { title: 'Winners', heading: 'One', subheading: '', mailSender: 'b@co.example' };
    const reply = await rig.call('reel.rename', save({ ...wanted, title: ' Winners ' }));
    expect(reply).toBe('specialModified');
    expect(await now()).toMatchObject({ ...wanted, slug: 'winners' });
    expect(await rig.call('reelNames.list', {})).toEqual([]);
  });

  it('keep what a colleague changed beside them, and refuse what both changed', async () => {
    await rig.call('reel.rename', save({ heading: 'Theirs' }));
    await rig.call('reel.rename', save({ subheading: 'Mine' }));
    expect(await now()).toMatchObject({ heading: 'Theirs', subheading: 'Mine' });
    expect(await rig.refusal('reel.rename', save({ heading: 'Mine' }))).toEqual({
      kind: 'conflict',
      reason: 'changed',
    });
    await rig.call('reel.rename', save({ heading: 'Theirs' }));
  });

  it('stay where a call of an older office names the title alone', async () => {
    await rig.call('reel.rename', { reelId: 's1', type: 'ASA_SPECIAL_REEL', title: 'Winners' });
    expect(await now()).toMatchObject({ ...stood, title: 'Winners' });
  });

  it('are refused with a sender that no mail goes out from', async () => {
    expect(await rig.refusal('reel.rename', save({ mailSender: 'nobody@' }))).toMatchObject({
      problems: { mailSender: 'malformed' },
    });
  });
});
