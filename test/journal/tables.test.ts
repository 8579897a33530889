import fc from 'fast-check';
import { tabled } from '../../src/office/journal/tables';
import { untabled } from '../../src/office/journal/untabled';

test('rows that have the same fields say their names once, others and named ones stand as they are', () => {
  const rows = [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Bo', city: undefined },
    { id: 'c', name: 'Cy' },
  ];
  const others = [
    { name: 'Di', id: 'd' },
    ...[0, 2, 4].map((from) => ({ $reply: 4, rows: [from, from + 1] })),
  ];
  const $rows = [
    ['a', 'Ada'],
    ['b', 'Bo'],
    ['c', 'Cy'],
  ];
  expect(tabled({ rows: [...rows, ...others] })).toEqual({
    rows: [{ $fields: ['id', 'name'], $rows }, ...others],
  });
});

test('what somebody made of a table by hand stands there as it is', () => {
  const made = [{ $fields: ['id'], $rows: ['a'] }, { $fields: 3, $rows: [] }, { $fields: [] }];
  expect(untabled(made)).toEqual(made);
});

test.each([
  ['too few', [[], ['a', 'b']]],
  ['too many', [['a', 'b', 'c']]],
])('a table with a row of %s values is refused', (_what, $rows) => {
  const read = () => untabled([{ $fields: ['id', 'name'], $rows }]);
  expect(read).toThrow('a row of a table has not as many values as the table has fields');
});

const field = fc.constantFrom('id', 'name', 'rows', 'toString');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, fc.string(), fc.constant(null), tie('row'), tie('list')),
  row: fc.dictionary(field, fc.option(tie('value'), { nil: undefined }), { maxKeys: 3 }),
  list: fc.array(tie('row'), { maxLength: 8 }),
}));

test('whatever was written is read as it was', () => {
  fc.assert(
    fc.property(value, (written) => {
      const line = JSON.stringify([tabled(written)]);
      expect(untabled(JSON.parse(line))).toEqual(JSON.parse(JSON.stringify([written])));
    }),
  );
});
