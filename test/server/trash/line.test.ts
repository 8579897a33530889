import { placeAgain, wholeLine } from '../../../src/server/trash/line';

it('puts each thing back to where it stood, whatever was deleted first and whatever comes back first', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  for (let round = 0; round < 200; round++) {
    const order = shuffled(all, round);
    let present = [...all];
    let absent: { id: string; position: number }[] = [];
    for (const id of order.slice(0, 1 + (round % 5))) {
      const position = wholeLine(present, absent).indexOf(id) + 1;
      present = present.filter((other) => other !== id);
      absent = [...absent, { id, position }];
    }
    for (const { id } of shuffled(absent, round * 7)) {
      present.splice(placeAgain(id, present, absent), 0, id);
      absent = absent.filter((other) => other.id !== id);
    }
    expect(present).toEqual(all);
  }
});

/** Another order of a list for each seed. */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  return list
    .map((item, at) => ({ item, key: ((at + 1) * 7919 * (seed + 3)) % 104729 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
