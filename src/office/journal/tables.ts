/** Stands in a list of a file for rows that have the same fields, whose names it says once. */
export interface Table {
  readonly $fields: readonly string[];
  readonly $rows: readonly (readonly unknown[])[];
}

type Row = Readonly<Record<string, unknown>>;

/** So few rows are read more easily as they are. */
const FEWEST = 3;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRow = (value: unknown): value is Row =>
  isObject(value) && !Array.isArray(value) && !('$reply' in value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const isTable = (value: object): value is Table =>
  '$fields' in value &&
  '$rows' in value &&
  isList(value.$fields) &&
  isList(value.$rows) &&
  value.$rows.every(isList);

/** The rows that a table stands for. */
export const rowsOf = ({ $fields, $rows }: Table): readonly Row[] =>
  $rows.map((row) => Object.fromEntries($fields.map((name, index) => [name, row[index]])));

/** The value as it stands in a file: in its lists, neighbours that have the same fields are a table. */
export function tabled(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (isList(value)) return tabledList(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tabled(part)]));
}

function tabledList(list: readonly unknown[]): readonly unknown[] {
  const written: unknown[] = [];
  let fields: readonly string[] = [];
  let alike: Row[] = [];
  const end = () => {
    if (alike.length < FEWEST) written.push(...alike.map(tabled));
    else
      written.push({ $fields: fields, $rows: alike.map((row) => fields.map((name) => tabled(row[name]))) });
    alike = [];
  };
  for (const item of list) {
    const names = isRow(item) ? namesOf(item) : undefined;
    if (!names || names.length !== fields.length || names.some((name, index) => name !== fields[index]))
      end();
    if (names) {
      fields = names;
      alike.push(item as Row);
    } else written.push(tabled(item));
  }
  end();
  return written;
}

/** In a file, what is not there does not stand. */
const namesOf = (row: Row) => Object.keys(row).filter((name) => row[name] !== undefined);
