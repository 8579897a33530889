import { newIdAt } from '../../src/server/ids';

test('an id that carries its time sorts by it, is as long as any other, and differs within one millisecond', () => {
  const times = [0, 1, Date.UTC(2026, 0, 1), Date.UTC(2059, 5, 1), Date.UTC(2200, 0, 1)];
  const ids = times.map((time) => newIdAt(new Date(time)));
  expect([...ids].sort()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(newIdAt(new Date(0))).not.toBe(ids[0]);
});
