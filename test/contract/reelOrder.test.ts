import fc from 'fast-check';
import { moveReel, type ReelStep } from '../../src/contract/rules/moveReel';
import {
  areReelPlaces,
  type ReelOrder,
  reelOrder,
  type ReelPlace,
  reelPlaces,
} from '../../src/contract/rules/reelOrder';

/** Orders of up to eight branches, groups with up to four reels each; ids are told apart by where they first stood. */
const orders = fc
  .array(fc.record({ isGroup: fc.boolean(), count: fc.nat({ max: 4 }) }), { maxLength: 8 })
  .map((shapes): ReelOrder =>
    shapes.map(({ isGroup, count }, at) => ({
      reelId: `r${at}`,
      isGroup,
      subReels: isGroup ? Array.from({ length: count }, (_none, index) => `r${at}.${index}`) : [],
    })),
  );
const steps = fc.array(
  fc.record({ at: fc.nat(), step: fc.constantFrom<ReelStep>('up', 'down', 'into', 'out') }),
  { maxLength: 30 },
);

const idsOf = (order: ReelOrder) => order.flatMap(({ reelId, subReels }) => [reelId, ...subReels]).toSorted();

const placesOn = (level: (place: ReelPlace) => boolean, places: readonly ReelPlace[]) =>
  places.filter(level).map(({ position }) => position);

test('whatever steps are taken, nothing is lost or doubled, no group is in a group, and each level counts from 1', () => {
  fc.assert(
    fc.property(orders, steps, (begun, taken) => {
      const ids = idsOf(begun);
      let order = begun;
      for (const { at, step } of taken)
        order = moveReel(order, ids[at % Math.max(1, ids.length)] ?? '', step);

      expect(idsOf(order)).toEqual(ids);
      const places = reelPlaces(order);
      const isFirst = ({ type }: ReelPlace) => !type.startsWith('SR');
      const counted = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);
      expect(placesOn(isFirst, places)).toEqual(counted(order.length));
      order.forEach(({ isGroup, subReels }, index) => {
        const ofGroup = ({ type }: ReelPlace) => type === `SR${index + 1}`;
        expect(placesOn(ofGroup, places)).toEqual(counted(subReels.length));
        if (!isGroup) expect(subReels).toEqual([]);
      });
      const groups = begun.filter(({ isGroup }) => isGroup).map(({ reelId }) => reelId);
      expect(
        places
          .filter(({ type }) => type === 'MRS')
          .map(({ reelId }) => reelId)
          .toSorted(),
      ).toEqual(groups.toSorted());
    }),
  );
});

test('the places of an order, in whatever order they come, make that order again', () => {
  fc.assert(
    fc.property(
      orders.chain((order) =>
        fc.tuple(
          fc.constant(order),
          fc.shuffledSubarray([...reelPlaces(order)], { minLength: reelPlaces(order).length }),
        ),
      ),
      ([order, places]) => {
        expect(reelOrder(places)).toEqual(order);
        expect(areReelPlaces(reelPlaces(order))).toBe(true);
      },
    ),
  );
});

const group = { reelId: 'g', isGroup: true, subReels: ['a', 'b'] };
const reel = { reelId: 'r', isGroup: false, subReels: [] };

test.each<[string, ReelStep, ReelOrder]>([
  ['r', 'into', [{ ...group, subReels: ['a', 'b', 'r'] }]],
  ['r', 'up', [reel, group]],
  ['a', 'down', [{ ...group, subReels: ['b', 'a'] }, reel]],
  ['a', 'out', [{ ...group, subReels: ['b'] }, { reelId: 'a', isGroup: false, subReels: [] }, reel]],
  ['r', 'down', [group, reel]],
  ['r', 'out', [group, reel]],
  ['b', 'down', [group, reel]],
  ['g', 'into', [group, reel]],
])('%s goes %s', (reelId, step, expected) => {
  expect(moveReel([group, reel], reelId, step)).toEqual(expected);
});

test('a group goes into no group', () => {
  const other = { reelId: 'h', isGroup: true, subReels: [] };
  expect(moveReel([group, other], 'h', 'into')).toEqual([group, other]);
});

const place = (reelId: string, type: string, position: number): ReelPlace => ({ reelId, type, position });

test.each<[string, readonly ReelPlace[]]>([
  ['an id twice', [place('a', 'MR', 1), place('a', 'MR', 2)]],
  ['a gap', [place('a', 'MR', 1), place('b', 'MR', 3)]],
  ['two at one place', [place('a', 'MR', 1), place('b', 'MR', 1)]],
  ['a sub-reel of a group that is not there', [place('a', 'MR', 1), place('b', 'SR1', 1)]],
  ['a sub-reel before its group', [place('b', 'SR1', 1), place('g', 'MRS', 1)]],
  ['a gap in a group', [place('g', 'MRS', 1), place('b', 'SR1', 2)]],
])('%s is no order', (_case, places) => {
  expect(areReelPlaces(places)).toBe(false);
});

test('a sub-reel whose group is gone is still shown', () => {
  expect(reelOrder([place('a', 'MR', 1), place('lost', 'SR7', 1)]).map(({ reelId }) => reelId)).toEqual([
    'a',
    'lost',
  ]);
});
