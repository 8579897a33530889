import fc from 'fast-check';
import { movedBefore, rearranged } from '../../src/contract/rules/order';

interface Row {
  readonly position: number;
  readonly isHidden: boolean;
}

/** Rows at any positions, gaps between them, some hidden; and an order of those that are not. */
const lines = fc
  .uniqueArray(fc.record({ position: fc.integer({ min: 1, max: 60 }), isHidden: fc.boolean() }), {
    selector: ({ position }) => position,
    maxLength: 20,
  })
  .chain((rows) => {
    const visible = rows.filter((row) => !row.isHidden);
    const orders = fc.shuffledSubarray(visible, { minLength: visible.length });
    return orders.map((wanted) => ({ rows: rows as readonly Row[], wanted }));
  });

it('puts what is seen into the order wanted, on the places it has, and leaves what is not seen', () => {
  fc.assert(
    fc.property(lines, ({ rows, wanted }) => {
      const moved = rearranged(wanted.map((row) => ({ ...row, was: row })));
      const places = new Map(rows.map((row) => [row, row.position]));
      for (const { was, position } of moved) places.set(was, position);
      const byPlace = [...places].toSorted(([, one], [, other]) => one - other).map(([row]) => row);
      expect(byPlace.filter((row) => !row.isHidden)).toEqual(wanted);
      for (const row of rows) if (row.isHidden) expect(places.get(row)).toBe(row.position);
      expect(new Set(places.values())).toEqual(new Set(rows.map(({ position }) => position)));
      for (const { was, position } of moved) expect(position).not.toBe(was.position);
    }),
  );
});

it('tells apart those that share a place', () => {
  const wanted = [{ position: 4 }, { position: 4 }, { position: 5 }];
  expect(rearranged(wanted)).toEqual([{ position: 5 }, { position: 6 }]);
});

it.each([
  ['c', 'a', 'cab'],
  ['a', 'c', 'bac'],
  ['a', '', 'bca'],
  ['a', 'gone', 'bca'],
  ['a', 'a', 'abc'],
  ['gone', 'a', 'abc'],
])('puts %s before “%s” in abc: %s', (id, beforeId, order) => {
  expect(movedBefore([...'abc'], id, beforeId).join('')).toBe(order);
});
