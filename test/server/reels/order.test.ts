import fc from 'fast-check';
import { moveReel, type ReelStep } from '../../../src/contract/rules/moveReel';
import {
  areReelPlaces,
  type ReelOrder,
  reelOrder,
  type ReelPlace,
  reelPlaces,
} from '../../../src/contract/rules/reelOrder';
import { openRig, type Rig } from './rig';
import { addReel, addTalent } from './rows';

let rig: Rig;
let talents = 0;
let talentId: string;

beforeAll(async () => {
  rig = await openRig();
  await addReel(rig.tenant('MP').catalogue, 'theirs', []);
});
afterAll(() => rig.close());

/** A talent with a group of two reels between two reels of the first level: a, g (g1, g2), b. */
beforeEach(async () => {
  const { catalogue } = rig.tenant();
  talentId = `talent${talents++}`;
  await addTalent(catalogue, talentId);
  const add = (name: string, over: object) =>
    addReel(catalogue, id(name), [], { talent_id: talentId, ...over });
  await add('a', { position: 1 });
  await add('g', { position: 2, kind: 'group' });
  await add('b', { position: 3 });
  await add('g1', { position: 1, parent_id: id('g') });
  await add('g2', { position: 2, parent_id: id('g') });
});

const id = (name: string) => `${talentId}-${name}`;

const places = async (): Promise<readonly ReelPlace[]> => {
  const { reels } = await rig.call('talentReels.list', { talentId });
  return reels.map(({ reelId, type, position }) => ({ reelId, type, position }));
};

/** The order that people see, as in `a g(g1 g2) b`. */
const seen = async () =>
  reelOrder(await places())
    .map(({ reelId, isGroup, subReels }) => {
      const short = (each: string) => each.slice(talentId.length + 1);
      return short(reelId) + (isGroup ? `(${subReels.map(short).join(' ')})` : '');
    })
    .join(' ');

const inputOf = (wanted: readonly ReelPlace[]) => ({
  reelIds: wanted.map(({ reelId }) => reelId),
  types: wanted.map(({ type }) => type),
  positions: wanted.map(({ position }) => String(position)),
  places: wanted.map((_place, index) => String(index + 1)),
  talentId,
});

const seenAs = (order: readonly ReelPlace[]) => ({
  seenReelIds: order.map(({ reelId }) => reelId),
  seenTypes: order.map(({ type }) => type),
});

const inReading = async () => reelPlaces(reelOrder(await places()));

async function move(name: string, step: ReelStep): Promise<ReelOrder> {
  const wanted = moveReel(reelOrder(await places()), id(name), step);
  await rig.call('reel.order', inputOf(reelPlaces(wanted)));
  return wanted;
}

test('a reel goes into a group and out of it, and its type follows the group', async () => {
  await move('b', 'into');
  expect(await seen()).toBe('a g(g1 g2 b)');
  await move('g', 'up');
  expect((await places()).find(({ reelId }) => reelId === id('b'))?.type).toBe('SR1');
  await move('g1', 'out');
  expect(await seen()).toBe('g(g2 b) g1 a');
});

test('what is in the trash keeps its place on its level', async () => {
  await rig.call('reel.delete', { reelId: id('a'), kind: 'normal', online: false, talentId });
  await move('b', 'up');
  expect(await seen()).toBe('b g(g1 g2)');
  await rig.call('trash.restore', { kind: 'reel', id: id('a') });
  expect(await seen()).toBe('a b g(g1 g2)');
});

test('an order that was drawn before a colleague’s is refused as stale and changes nothing', async () => {
  const before = await inReading();
  await move('a', 'down');
  const late = reelPlaces(moveReel(reelOrder(before), id('b'), 'up'));
  expect(await rig.refusal('reel.order', { ...inputOf(late), ...seenAs(before) })).toEqual({
    kind: 'conflict',
    reason: 'stale',
  });
  expect(await seen()).toBe('g(g1 g2) a b');
});

const stale = { kind: 'conflict', reason: 'stale' };
const malformed = (field: string) => ({ kind: 'invalid', problems: { [field]: 'malformed' } });

test.each<[string, (all: readonly ReelPlace[]) => object, object]>([
  ['nothing', () => inputOf([]), { kind: 'invalid', problems: { reelIds: 'required' } }],
  ['an order that misses a reel', (all) => inputOf(all.slice(0, -1)), stale],
  [
    'a reel that is not there',
    (all) => inputOf([...all, { reelId: 'gone', type: 'MR', position: 4 }]),
    stale,
  ],
  [
    'a reel twice',
    (all) => inputOf([...all, { ...(all[0] as ReelPlace), position: 4 }]),
    malformed('positions'),
  ],
  [
    'a reel of another agency among them',
    (all) => inputOf([...all.slice(0, -1), { ...(all.at(-1) as ReelPlace), reelId: 'theirs' }]),
    stale,
  ],
  [
    'a reel of another agency first',
    (all) => inputOf([{ reelId: 'theirs', type: 'MR', position: 1 }, ...all.slice(1)]),
    { kind: 'notFound' },
  ],
  ['another owner', (all) => ({ ...inputOf(all), talentId: 't2' }), { kind: 'notFound' }],
  ['the agency as the owner', (all) => ({ ...inputOf(all), talentId: 'NONE' }), { kind: 'notFound' }],
  ['fewer types than reels', (all) => ({ ...inputOf(all), types: ['MR'] }), malformed('positions')],
  [
    'places that are not counted',
    (all) => ({ ...inputOf(all), places: all.map(() => '1') }),
    malformed('places'),
  ],
  [
    'a group that becomes a reel',
    (all) => inputOf(all.map(({ reelId }, at) => ({ reelId, type: 'MR', position: at + 1 }))),
    malformed('types'),
  ],
])('refuses %s', async (_what, change, refusal) => {
  const before = await seen();
  expect(await rig.refusal('reel.order', change(await inReading()) as never)).toEqual(refusal);
  expect(await seen()).toBe(before);
});

test('after any moves, deletions and restorations people see what was asked for, from 1 on each level', async () => {
  const deeds = fc.record({
    deed: fc.constantFrom<ReelStep | 'delete' | 'restore'>('up', 'down', 'into', 'out', 'delete', 'restore'),
    name: fc.constantFrom('a', 'g', 'b', 'g1', 'g2'),
  });
  await fc.assert(
    fc
      .asyncProperty(fc.array(deeds, { maxLength: 12 }), async (course) => {
        for (const { deed, name } of course) {
          const before = await inReading();
          const isSeen = before.some(({ reelId }) => reelId === id(name));
          if (deed === 'restore') await rig.refusal('trash.restore', { kind: 'reel', id: id(name) });
          else if (before.length === 0 || !isSeen) continue;
          else if (deed === 'delete')
            await rig.call('reel.delete', { reelId: id(name), kind: 'normal', online: false, talentId });
          else expect(await inReading().then(() => move(name, deed))).toEqual(reelOrder(await places()));
          expect(areReelPlaces(await inReading())).toBe(true);
          expect(reelPlaces(reelOrder(await places()))).toHaveLength((await places()).length);
        }
      })
      .beforeEach(async () => {
        const { catalogue } = rig.tenant();
        await catalogue
          .updateTable('reels')
          .set({ trashed_at: null })
          .where('talent_id', '=', talentId)
          .execute();
        await catalogue.deleteFrom('trash').execute();
      }),
    { numRuns: 30 },
  );
});
