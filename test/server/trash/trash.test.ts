import type { ServerEvent } from '../../../src/contract/events';
import { findPublicReel, playableFilms } from '../../../src/server/reels/publicReel';
import { openRig, type Rig } from '../reels/rig';
import { addFilm, addReel } from '../reels/rows';

let rig: Rig;
let catalogue: ReturnType<Rig['tenant']>['catalogue'];
beforeEach(async () => {
  rig = await openRig();
  ({ catalogue } = rig.tenant());
});
afterEach(() => rig.close());

const deleteFilm = (filmId: string) => rig.call('film.delete', { filmId, online: false });
const deleteReel = (reelId: string, talentId = 't1') =>
  rig.call('reel.delete', { reelId, kind: 'normal', online: false, talentId });
const restore = (kind: 'talent' | 'film' | 'reel' | 'specialReel', id: string) =>
  rig.call('trash.restore', { kind, id });
const ownerInTrash = { kind: 'conflict', reason: 'ownerInTrash' };

/** The films that people outside see on a reel, in order. */
async function shown(reelId: string): Promise<readonly string[] | undefined> {
  const reel = await findPublicReel(catalogue, reelId);
  return reel && (await playableFilms(catalogue, reel)).map(({ filmId }) => filmId);
}

const reels = async (talentId = 't1') =>
  (await rig.call('talentReels.list', { talentId })).reels
    .toSorted((one, other) => one.type.localeCompare(other.type) || one.position - other.position)
    .map(({ reelId, type, position }) => `${reelId} ${type} ${position}`);

const inTrash = async () => (await rig.call('trash.list', {})).map(({ kind, id }) => `${kind} ${id}`);

describe('a film', () => {
  it('leaves its reels, which close up, and comes back to its place on each', async () => {
    await addReel(catalogue, 'r1', ['f1', 'f2', 'f3']);
    await addReel(catalogue, 'r2', ['f2', 'f4'], { talent_id: 't2' });
    await deleteFilm('f2');
    expect(await shown('r1')).toEqual(['f1', 'f3']);
    expect(await shown('r2')).toEqual(['f4']);
    expect(await inTrash()).toEqual(['film f2']);
    await restore('film', 'f2');
    expect(await shown('r1')).toEqual(['f1', 'f2', 'f3']);
    expect(await shown('r2')).toEqual(['f2', 'f4']);
    expect(await inTrash()).toEqual([]);
  });

  it('comes back to its place in an order that was changed meanwhile', async () => {
    await addReel(catalogue, 'r1', ['f1', 'f2', 'f3']);
    await deleteFilm('f2');
    await rig.call('reel.orderFilms', {
      rowIds: ['r1-f3', 'r1-f1'],
      kind: 'normal',
      positions: ['1', '2'],
      talentId: 't1',
    });
    await rig.call('reel.addFilm', { reelId: 'r1', talentId: 't1', filmId: 'f4' });
    await restore('film', 'f2');
    expect(await shown('r1')).toEqual(['f3', 'f2', 'f1', 'f4']);
  });

  it('finds its place with another that was deleted before it, whichever comes back first', async () => {
    for (const order of [
      ['f2', 'f3'],
      ['f3', 'f2'],
    ]) {
      const reelId = `r-${order.join('')}`;
      await addReel(catalogue, reelId, ['f1', 'f2', 'f3', 'f4']);
      await deleteFilm('f2');
      await deleteFilm('f3');
      for (const filmId of order) await restore('film', filmId);
      expect(await shown(reelId)).toEqual(['f1', 'f2', 'f3', 'f4']);
    }
  });

  it('leaves no gap in the positions that the others are told to have', async () => {
    await addReel(catalogue, 'r1', ['f1', 'f2', 'f3']);
    await deleteFilm('f2');
    const { rows } = await rig.call('talentReels.list', { talentId: 't1' });
    expect(rows.map(({ filmId, position }) => `${position} ${filmId}`)).toEqual(['1 f1', '2 f3']);
  });

  it('is told of itself, of the talent that counts it and of the reels it stands on', async () => {
    await addReel(catalogue, 'r2', ['f2'], { talent_id: 't2' });
    const heard: ServerEvent[] = [];
    rig.installation.events.subscribe('CO', (event) => heard.push(event));
    await deleteFilm('f2');
    expect(heard.map((event) => event.kind === 'changed' && [event.entity, event.id])).toEqual([
      ['film', 'f2'],
      ['talent', 't1'],
      ['reels', 't2'],
    ]);
  });

  it('is refused of another talent, and restored once however often it is asked', async () => {
    const input = { filmId: 'f2', online: false, talentId: 't2' };
    expect(await rig.refusal('film.delete', input)).toEqual({ kind: 'notFound' });
    await deleteFilm('f2');
    expect(await rig.refusal('film.delete', { filmId: 'f2', online: false })).toEqual({ kind: 'notFound' });
    expect(await restore('film', 'f2')).toEqual({ talentId: 't1' });
    expect(await restore('film', 'f2')).toEqual({ talentId: 't1' });
  });
});

describe('a reel', () => {
  it('comes back between the others, a group with its sub-reels', async () => {
    await addReel(catalogue, 'a', []);
    await addReel(catalogue, 'g', [], { kind: 'group', position: 2 });
    await addReel(catalogue, 's1', ['f1'], { parent_id: 'g', position: 1 });
    await addReel(catalogue, 's2', [], { parent_id: 'g', position: 2 });
    await addReel(catalogue, 'h', [], { kind: 'group', position: 3 });
    await addReel(catalogue, 'u', [], { parent_id: 'h', position: 1 });
    const before = await reels();
    await deleteReel('g');
    expect(await reels()).toEqual(['a MR 1', 'h MRS 2', 'u SR2 1']);
    expect(await inTrash()).toEqual(['reel g']);
    await restore('reel', 'g');
    expect(await reels()).toEqual(before);
    expect(await shown('s1')).toEqual(['f1']);
  });

  it('finds its place with others that were deleted, whichever comes back first', async () => {
    for (const [index, reelId] of ['a', 'b', 'c', 'd'].entries())
      await addReel(catalogue, reelId, [], { position: index + 1 });
    const before = await reels();
    for (const [deleted, restored] of [
      ['bc', 'bc'],
      ['bc', 'cb'],
      ['cb', 'bc'],
      ['abd', 'dab'],
    ] as const) {
      for (const reelId of deleted) await deleteReel(reelId);
      for (const reelId of restored) await restore('reel', reelId);
      expect(await reels()).toEqual(before);
    }
  });

  it('that was in a group follows it to where the group is now, or waits until it is restored', async () => {
    await addReel(catalogue, 'a', []);
    await addReel(catalogue, 'g', [], { kind: 'group', position: 2 });
    await addReel(catalogue, 's', [], { parent_id: 'g', position: 1 });
    await deleteReel('s');
    await deleteReel('a');
    await restore('reel', 's');
    expect(await reels()).toEqual(['g MRS 1', 's SR1 1']);
    await deleteReel('s');
    await deleteReel('g');
    expect(await rig.refusal('trash.restore', { kind: 'reel', id: 's' })).toEqual(ownerInTrash);
    await restore('reel', 'g');
    await restore('reel', 's');
    await restore('reel', 'a');
    expect(await reels()).toEqual(['a MR 1', 'g MRS 2', 's SR2 1']);
  });

  it('of the agency comes back to its place', async () => {
    for (const [index, reelId] of ['x', 'y', 'z'].entries())
      await addReel(catalogue, reelId, [], { talent_id: null, special: 1, position: index + 1 });
    const listed = async () =>
      (await rig.call('agencyReels.list', {})).map(({ reelId, position }) => `${reelId} ${position}`);
    await rig.call('reel.delete', { reelId: 'y', kind: 'special', online: false, talentId: 'NONE' });
    expect(await listed()).toEqual(['x 1', 'z 2']);
    await restore('specialReel', 'y');
    expect(await listed()).toEqual(['x 1', 'y 2', 'z 3']);
  });
});

describe('a talent', () => {
  beforeEach(async () => {
    await addReel(catalogue, 'own', ['f1', 'f2', 'f3']);
    await addFilm(catalogue, 'other', 9, { talent_id: 't2' });
    await addReel(catalogue, 'theirs', ['f3', 'other', 'f1'], { talent_id: 't2' });
  });

  it('takes films and reels along, out of the reels of others too, and brings all back where it stood', async () => {
    await rig.call('talent.delete', { talentId: 't1' });
    expect(await shown('own')).toBeUndefined();
    expect(await shown('theirs')).toEqual(['other']);
    expect(await rig.call('trash.list', {})).toEqual([
      expect.objectContaining({
        kind: 'talent',
        id: 't1',
        title: 'Ada Low t1',
        deletedBy: 'Anna Berg',
        filmCount: 4,
        reelCount: 1,
      }),
    ]);
    await restore('talent', 't1');
    expect(await shown('own')).toEqual(['f1', 'f2', 'f3']);
    expect(await shown('theirs')).toEqual(['f3', 'other', 'f1']);
    expect(await inTrash()).toEqual([]);
  });

  it('leaves in the trash what was deleted before it, which comes back only after it', async () => {
    await deleteFilm('f2');
    await rig.call('talent.delete', { talentId: 't1' });
    expect(await rig.refusal('trash.restore', { kind: 'film', id: 'f2' })).toEqual(ownerInTrash);
    expect(await rig.refusal('trash.restore', { kind: 'film', id: 'f1' })).toEqual(ownerInTrash);
    const listed = await rig.call('trash.list', {});
    expect(listed.map(({ id, talentTrashed }) => [id, talentTrashed]).toSorted()).toEqual([
      ['f2', true],
      ['t1', false],
    ]);
    await restore('talent', 't1');
    expect(await shown('own')).toEqual(['f1', 'f3']);
    await restore('film', 'f2');
    expect(await shown('own')).toEqual(['f1', 'f2', 'f3']);
  });

  it('is switched off and on', async () => {
    const online = async () =>
      (
        await catalogue
          .selectFrom('talents')
          .select('online')
          .where('talent_id', '=', 't1')
          .executeTakeFirstOrThrow()
      ).online;
    await rig.call('talent.toggle', { talentId: 't1', online: false });
    expect(await online()).toBe(0);
    await rig.call('talent.toggle', { talentId: 't1', online: true });
    expect(await online()).toBe(1);
    await rig.call('talent.delete', { talentId: 't1' });
    expect(await rig.refusal('talent.toggle', { talentId: 't1', online: true })).toEqual({
      kind: 'notFound',
    });
  });
});
