import type { Fields, ValueOf } from './field';
import { whole } from './fields';
import { readRecord, wiresOf, writeRecord } from './record';
import { RawRows, type Reply, rowsIn } from './reply';

/** Some rows of a list, with how many of how many there are were found. */
export interface ListPart<Row> {
  readonly found: number;
  readonly total: number;
  readonly rows: readonly Row[];
}

/** What of it the server writes; the rows as JSON that the database built. */
type WrittenPart<Row> = Omit<ListPart<Row>, 'rows'> & { readonly rows: readonly Row[] | RawRows };

const counts = { found: whole('FOUND'), total: whole('TOTAL') };

/** `{ FOUND: …, TOTAL: …, <key>: [ … ] }`. */
export function part<F extends Fields>(
  key: string,
  fields: F,
): Reply<ListPart<ValueOf<F>>, WrittenPart<ValueOf<F>>> {
  return {
    shape: `{${wiresOf(counts)}}${key}[${wiresOf(fields)}]`,
    fields,
    read: (body, tell) => ({ ...readRecord(counts, body), rows: rowsIn(body, key, fields, tell) }),
    write({ rows, ...counted }) {
      const head = writeRecord(counts, counted);
      return rows instanceof RawRows
        ? inOne(head, rows)
        : { ...head, [key]: rows.map((row) => writeRecord(fields, row)) };
    },
  };
}

/** The object whose JSON is written already, with other members before its own. */
function inOne(head: object, { json }: RawRows): RawRows {
  const before = `${JSON.stringify(head).slice(0, -1)},`;
  if (typeof json === 'string') return new RawRows(before + json.slice(1));
  const begin = new TextEncoder().encode(before);
  const all = new Uint8Array(begin.length + json.length - 1);
  all.set(begin);
  all.set(json.subarray(1), begin.length);
  return new RawRows(all);
}
