import type { Language } from '../../contract/rules/language';
import { csvHead, csvLine } from '../csv';
import { talentHeading } from '../talents/export';
import { wordOf } from '../words';
import type { SortedRow } from './sort';
import type { Table } from './table';

/** The rows that were not taken, as they were, with their numbers and why; empty where there are none. */
export function leftRows(table: Table, rows: readonly SortedRow[], language: Language): string {
  if (rows.length === 0) return '';
  const head = [wordOf(language, 'import.row'), wordOf(language, 'import.why'), ...table.headings];
  return (
    csvHead(head) +
    rows.map((row) => csvLine([String(row.number), whyOf(row, language), ...row.cells])).join('')
  );
}

function whyOf({ faults, met }: SortedRow, language: Language): string {
  if (met !== undefined) return wordOf(language, `import.double.${met}`);
  return faults
    .map(
      ({ field, fault }) => `${talentHeading(language, field)}: ${wordOf(language, `import.fault.${fault}`)}`,
    )
    .join(' ');
}
