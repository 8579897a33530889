import { TableText } from '../../contract/wire/table';
import { csvHead, csvLine } from '../csv';
import { chunks } from '../database/chunks';

/** What a table is written of: how its columns are called, whose rows stand in it in which order, and how some of them are read. */
interface Table {
  readonly headings: readonly string[];
  readonly ids: readonly string[];
  /** The cells of rows by their ids; those that are gone are left out. */
  readonly read: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** A table as CSV, read a piece at a time as it leaves. */
export const tableText = (table: Table): TableText => new TableText(piecesOf(table));

async function* piecesOf({ headings, ids, read }: Table): AsyncGenerator<string> {
  yield csvHead(headings);
  for (const some of chunks([...new Set(ids)])) {
    const rows = await read(some);
    yield some
      .flatMap((id) => {
        const cells = rows.get(id);
        return cells ? [csvLine(cells)] : [];
      })
      .join('');
  }
}
