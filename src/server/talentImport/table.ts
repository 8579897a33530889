import { CsvError, parse } from 'csv-parse/sync';
import {
  type Separator,
  TABLE_COLUMNS_LIMIT,
  TABLE_ROWS_LIMIT,
  type TableEncoding,
  tableSeparators,
} from '../../contract/entities/talentImport';
import { Refused } from '../http/handler';
import { decoded, encodingOf } from './decode';

/** A row with its number as spreadsheets count: the headings are the first. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly encoding: TableEncoding;
  readonly separator: Separator;
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

/** So many lines are read, blank ones among them, as of a sheet that is formatted far beyond its last row. */
const LINES_LIMIT = 10 * TABLE_ROWS_LIMIT;

/** So much of a table tells what separates its cells. */
const LOOKED_AT = 20_000;

/** Called with each line and its number from 1: what it returns stands for the line, and nothing where that is null. */
type OnLine<T> = (cells: string[], number: number) => T | null;

function linesOf<T>(text: string, delimiter: Separator, onLine: OnLine<T>, to?: number): T[] {
  let number = 0;
  return parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    // Its types know lines of cells only.
    on_record: ((cells: string[]) => onLine(cells, (number += 1))) as never,
    ...(to !== undefined && { to }),
  }) as unknown as T[];
}

/** Reads a table; what is not said of it is recognised. Refuses one that cannot be read, holds nothing or too much. */
export function readTable(
  bytes: Buffer,
  given: { readonly encoding?: TableEncoding | undefined; readonly separator?: Separator | undefined },
): Table {
  const encoding = given.encoding ?? encodingOf(bytes);
  const text = decoded(bytes, encoding);
  if (text.includes('\0')) throw refusal('notATable');
  const separator = given.separator ?? separatorOf(text);
  try {
    let headings: readonly string[] = [];
    let count = 0;
    const rows = linesOf(text, separator, (cells, number): TableRow | null => {
      if (number > LINES_LIMIT) throw refusal('tooManyRows');
      if (number === 1) headings = cells;
      if (number === 1 || cells.every((cell) => cell.trim() === '')) return null;
      count += 1;
      if (count > TABLE_ROWS_LIMIT) throw refusal('tooManyRows');
      return { number, cells };
    });
    if (rows.length === 0) throw refusal('noRows');
    if (headings.length > TABLE_COLUMNS_LIMIT) throw refusal('tooManyColumns');
    return { encoding, separator, headings, rows };
  } catch (error) {
    throw error instanceof CsvError ? refusal('notATable') : error;
  }
}

const refusal = (file: string) => new Refused({ kind: 'invalid', problems: { file } });

/** By which the first rows have the most cells, of those by which they have equally many. */
function separatorOf(text: string): Separator {
  const head = text.slice(0, LOOKED_AT);
  const score = (separator: Separator): number => {
    try {
      const [first = [], ...others] = linesOf(head, separator, (cells) => cells, 10);
      const alike = others.filter(({ length }) => length === first.length).length;
      return first.length * (1 + alike);
    } catch {
      return 0;
    }
  };
  return tableSeparators.toSorted((one, other) => score(other) - score(one))[0] ?? ',';
}
