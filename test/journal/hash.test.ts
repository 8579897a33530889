import { hashOf } from '../../src/office/journal/hash';

test.each([
  ['the order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['keys without a value', { a: 1, b: undefined }, { a: 1 }],
  [
    'the way through JSON',
    { a: [null, 1.5, 'é'], b: { c: true } },
    JSON.parse('{"a":[null,1.5,"é"],"b":{"c":true}}'),
  ],
])('%s does not change the hash', (_case, left, right) => {
  expect(hashOf(left)).toBe(hashOf(right));
});

test('different data hash differently', () => {
  const values = [
    null,
    0,
    1,
    '1',
    '',
    true,
    false,
    [],
    {},
    [[]],
    [{}],
    { a: {} },
    { a: [] },
    ['a', 'b'],
    ['b', 'a'],
    ['ab'],
    { a: 'b' },
    { b: 'a' },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ];
  expect(new Set(values.map(hashOf)).size).toBe(values.length);
});

test('an object is read once: what did not change costs nothing', () => {
  let reads = 0;
  const rows = Object.defineProperty({}, 'row', { enumerable: true, get: () => (reads += 1) });
  hashOf({ rows, version: 1 });
  hashOf({ rows, version: 2 });
  expect(reads).toBe(1);
});
