import type { Kysely } from 'kysely';
import { LEFT_OUT } from '../../contract/entities/talentImport';
import type { TalentRecord } from '../../contract/entities/talentRecord';
import type { ImportedColumn } from '../../contract/entities/talentTable';
import { languages } from '../../contract/rules/language';
import { foldName } from '../../contract/rules/text';
import type { Catalogue } from '../database/schema';
import { Refused } from '../http/handler';
import { requireCategory } from '../talents/categories';
import { professionIn } from '../words';
import { areColumns, columnsOf } from './columns';
import { doublesIn, type Met } from './doubles';
import { type Fault, rowReader } from './rows';
import type { Table, TableRow } from './table';

/** How rows are to be understood. */
interface Understanding {
  readonly columns?: readonly string[] | undefined;
  readonly categoryId?: string | undefined;
}

/** A row, and what it comes to. */
export interface SortedRow extends TableRow {
  readonly record: TalentRecord | undefined;
  readonly faults: readonly Fault[];
  /** Of whom it is, where that one is there already. */
  readonly met: Met | undefined;
}

interface Sorted {
  readonly columns: readonly (ImportedColumn | typeof LEFT_OUT)[];
  readonly rows: readonly SortedRow[];
}

/** Makes talents of the rows of a table, as far as they are in order, and tells which are there already. */
export async function sortRows(
  catalogue: Kysely<Catalogue>,
  table: Table,
  { columns: given, categoryId }: Understanding,
): Promise<Sorted> {
  if (categoryId !== undefined) await requireCategory(catalogue, categoryId);
  const columns = given ?? columnsOf(table.headings);
  if (columns.length !== table.headings.length || !areColumns(columns))
    throw new Refused({ kind: 'invalid', problems: { columns: 'malformed' } });
  const read = rowReader(await professionsOf(catalogue), categoryId);
  const meet = await doublesIn(catalogue);
  const rows = table.rows.map((row): SortedRow => {
    const cells = columns.flatMap((column, at) =>
      column === LEFT_OUT ? [] : [[column, row.cells[at] ?? '']],
    );
    const checked = read(Object.fromEntries(cells) as Partial<Record<ImportedColumn, string>>);
    if (!checked.ok) return { ...row, record: undefined, faults: checked.faults, met: undefined };
    return { ...row, record: checked.record, faults: [], met: meet(checked.record) };
  });
  return { columns, rows };
}

/** Whether a row is taken. */
export const isTaken = ({ record, met }: SortedRow, withDoubles = false): boolean =>
  record !== undefined && (withDoubles || met === undefined);

/** The professions by what they are called in any language, and before that by their own names. */
async function professionsOf(catalogue: Kysely<Catalogue>): Promise<ReadonlyMap<string, string>> {
  const rows = await catalogue.selectFrom('categories').selectAll().execute();
  const called = rows.map(({ category_id, name, singular, router_url }) => ({
    category_id,
    own: [name, singular, router_url],
    translated: languages.flatMap((language) => [name, singular].map((word) => professionIn(language, word))),
  }));
  return new Map(
    (['translated', 'own'] as const).flatMap((words) =>
      called.flatMap((each) => each[words].map((word) => [foldName(word), each.category_id] as const)),
    ),
  );
}
