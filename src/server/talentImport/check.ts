import { FAULTS_TOLD } from '../../contract/entities/talentImport';
import type { InputOf, WrittenOf } from '../../contract/script';
import type { talentTableCheck } from '../../contract/scripts/talentImport';
import { beginning } from '../../contract/rules/beginning';
import { personName } from '../../contract/rules/personName';
import type { Tenant } from '../installation';
import { isTaken, sortRows } from './sort';
import type { Table } from './table';

/** So much of a cell is told. */
const TOLD = 80;
const short = (text: string) => beginning(text.trim(), TOLD);

/** Says what an import of a table would do. */
export async function checkTable(
  { catalogue }: Pick<Tenant, 'catalogue'>,
  table: Table,
  input: InputOf<typeof talentTableCheck>,
): Promise<WrittenOf<typeof talentTableCheck>> {
  const { columns, rows } = await sortRows(catalogue, table, input);
  const doubles = rows.filter(({ met }) => met !== undefined);
  const faulty = rows.filter(({ record }) => record === undefined);
  return {
    encoding: table.encoding,
    separator: table.separator,
    columns: columns.map((field, at) => ({
      ...{ heading: short(table.headings[at] ?? ''), field },
      sample: short(table.rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? ''),
    })),
    rows: rows.length,
    good: rows.filter((row) => isTaken(row, input.withDoubles)).length,
    faulty: faulty.length,
    faults: faulty
      .flatMap(({ number, faults }) =>
        faults.map(({ field, fault, written }) => ({ row: number, field, fault, written: short(written) })),
      )
      .slice(0, FAULTS_TOLD),
    doubled: doubles.length,
    doubles: doubles.slice(0, FAULTS_TOLD).map(({ number, record, met }) => ({
      row: number,
      name: personName(record?.firstName ?? '', record?.lastName ?? ''),
      of: met ?? 'row',
    })),
  };
}
