import fc from 'fast-check';
import { withCarried, withoutReferences } from '../../src/office/journal/references';
import { tabled } from '../../src/office/journal/tables';

const answered = (k: number, reply: object) => ({ kind: 'answered', k, value: { ok: true, reply } }) as const;
const written = (entry: ReturnType<typeof answered>) => withCarried(entry, tabled);

test('rows that have the same fields say their names once, others stand as they are', () => {
  const rows = [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Bo' },
    { id: 'c', name: 'Cy' },
    { name: 'Di', id: 'd' },
  ];
  expect(written(answered(4, { rows }))).toEqual(
    answered(4, {
      rows: [
        {
          $fields: ['id', 'name'],
          $rows: [
            ['a', 'Ada'],
            ['b', 'Bo'],
            ['c', 'Cy'],
          ],
        },
        { name: 'Di', id: 'd' },
      ],
    }),
  );
});

test('rows that an earlier answer brought are counted as they stood before they were a table', () => {
  const films = ['one', 'two', 'three', 'four'].map((title) => ({ title, reels: [{ reel: title }] }));
  const entries = [answered(4, films), answered(5, [films[1], films[2]])];
  const file = [written(answered(4, films)), answered(5, [{ $reply: 4, rows: [1, 3] }])];
  expect(withoutReferences(file)).toEqual(entries);
});

const field = fc.constantFrom('id', 'name', 'rows', 'toString');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, fc.string(), fc.constant(null), tie('row'), tie('list')),
  row: fc.dictionary(field, fc.option(tie('value'), { nil: undefined }), { maxKeys: 3 }),
  list: fc.array(tie('row'), { maxLength: 8 }),
}));

test('whatever stands in an answer is read as it was written', () => {
  fc.assert(
    fc.property(value, (part) => {
      const entry = answered(4, { part });
      const line = JSON.stringify(written(entry));
      expect(withoutReferences([JSON.parse(line)])).toEqual([JSON.parse(JSON.stringify(entry))]);
    }),
  );
});
