import { newId } from '../../src/office/ports/ids';

test('an id has the length that was asked for, of letters and digits only', () => {
  for (const length of [1, 7, 10, 40])
    expect(newId({ length })).toMatch(new RegExp(`^[A-Za-z0-9]{${length}}$`));
});

test('no letter is likelier than another', () => {
  const counts = new Map<string, number>();
  for (const letter of newId({ length: 62_000 })) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(62);
  // A thousand of each are expected; a bias of the byte (256 = 4 x 62 + 8) would make eight of them 1,200.
  expect(Math.max(...counts.values())).toBeLessThan(1_180);
});
