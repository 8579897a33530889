import type { Entity } from '../../../src/contract/events';
import { openRig, type Rig } from '../reels/rig';
import { addReel } from '../reels/rows';

let rig: Rig;
/** What the offices were told since it was last read. */
let told: () => readonly (readonly [Entity, string, number | null])[];

beforeEach(async () => {
  rig = await openRig();
  const heard: [Entity, string, number | null][] = [];
  rig.installation.events.subscribe('CO', (event) => {
    if (event.kind === 'changed') heard.push([event.entity, event.id, event.version]);
  });
  told = () => heard.splice(0);
});
afterEach(() => rig.close());

const infos = { title: 'Anew', director: '', producer: '', format: '', year: '', tags: [], notes: '' };

describe('the offices are told which row is another one', () => {
  test('with its version where it counts its changes, and not where nothing changed', async () => {
    await rig.call('film.updateInfos', { ...infos, filmId: 'f1' });
    const [[, , version] = []] = told();
    await rig.call('film.updateInfos', { ...infos, filmId: 'f1' });
    expect(told()).toEqual([]);
    const [film] = await rig.call('agencyFilms.list', { filmIds: ['f1'] });
    expect(film).toMatchObject({ title: 'Anew', version });
  });

  test('of a talent when its name is typed, and not when its telephone is', async () => {
    await rig.call('talent.update', { talentId: 't1', lastName: 'Lund' });
    expect(told()).toEqual([
      ['talent', 't1', null],
      ['talentRecord', 't1', 1],
    ]);
    await rig.call('talent.update', { talentId: 't1', phone: '040 12' });
    expect(told()).toEqual([['talentRecord', 't1', 2]]);
  });

  test('of a catalogue of names only when a reel brings a new one', async () => {
    await addReel(rig.tenant().catalogue, 'r1', []);
    await rig.call('reel.rename', { reelId: 'r1', title: 'Winter', type: 'MR' });
    expect(told().map(([entity]) => entity)).toEqual(['reelName', 'reels']);
    await rig.call('reel.rename', { reelId: 'r1', title: 'WINTER', type: 'MR' });
    expect(told()).toEqual([['reels', 't1', null]]);
  });

  test('of all that goes into the trash with a talent, and all that shows it', async () => {
    const { catalogue } = rig.tenant();
    await addReel(catalogue, 'r2', ['f1'], { talent_id: 't2' });
    await addReel(catalogue, 'r0', ['f1'], { talent_id: null, special: 1 });
    const all = [
      ['film', 'f1'],
      ['film', 'f2'],
      ['film', 'f3'],
      ['film', 'f4'],
      ['reels', ''],
      ['reels', 't2'],
      ['talent', 't1'],
    ];
    const named = () =>
      told()
        .map(([entity, id]) => [entity, id])
        .toSorted();
    await rig.call('talent.delete', { talentId: 't1' });
    expect(named()).toEqual(all);
    await rig.call('trash.restore', { kind: 'talent', id: 't1' });
    expect(named()).toEqual(all);
  });

  test('of what is removed for ever, though it was in the trash already', async () => {
    await rig.call('film.delete', { filmId: 'f2', online: false });
    told();
    await rig.call('trash.empty', { until: '2999-01-01T00:00:00.000Z' });
    expect(told().map(([entity, id]) => `${entity} ${id}`)).toContain('film f2');
  });

  test('of a talent who has a reel more by a copy, and of a secret that is typed or shown', async () => {
    await addReel(rig.tenant().catalogue, 'r3', []);
    await rig.call('reel.duplicate', {
      reelId: 'r3',
      talentId: 't1',
      title: 'Copy',
      code: 'abcdefghijklmnopqrst',
    });
    expect(told()).toContainEqual(['talent', 't1', null]);
    await rig.call('talent.update', { talentId: 't1', socialSecurityNumber: '1 85 05 78 006 084' });
    expect(told()).toEqual([['talentRecord', 't1', null]]);
    await rig.call('talent.showSecret', { talentId: 't1', field: 'socialSecurityNumber' });
    expect(told()).toEqual([['talentRecord', 't1', null]]);
  });
});

test('a list asked for by ids has those rows, but those that are gone', async () => {
  await rig.call('film.delete', { filmId: 'f2', online: false });
  const films = await rig.call('agencyFilms.list', { filmIds: ['f3', 'f2', 'f1', 'nobody'] });
  expect(films.map(({ filmId }) => filmId)).toEqual(['f1', 'f3']);
  const talents = await rig.call('talents.list', { talentIds: ['t2'] });
  expect(talents.map(({ talentId }) => talentId)).toEqual(['t2']);
  expect(await rig.call('talents.list', { talentIds: [] })).toEqual([]);
});
