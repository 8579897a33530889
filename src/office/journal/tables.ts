type Row = Readonly<Record<string, unknown>>;

/** So few rows are read more easily as they are. */
const FEWEST = 3;

/** The value as it stands in a file: in its lists, neighbours that have the same fields are one table, which names them once. */
export function tabled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return tabledList(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tabled(part)]));
}

function tabledList(list: readonly unknown[]): readonly unknown[] {
  const written: unknown[] = [];
  for (let first = 0, next = 0; first < list.length; first = next) {
    const $fields = fieldsOf(list[first]);
    do next += 1;
    while ($fields && sameTexts($fields, fieldsOf(list[next])));
    const rows = list.slice(first, next) as readonly Row[];
    if (!$fields || rows.length < FEWEST) written.push(...rows.map(tabled));
    else written.push({ $fields, $rows: rows.map((row) => $fields.map((name) => tabled(row[name]))) });
  }
  return written;
}

/** The names of what will stand in a file of a row; nothing of what is none, or stands for rows that are named. */
const fieldsOf = (row: unknown): readonly string[] | undefined =>
  typeof row === 'object' && row !== null && !Array.isArray(row) && !('$reply' in row)
    ? Object.keys(row).filter((name) => (row as Row)[name] !== undefined)
    : undefined;

const sameTexts = (some: readonly string[], others: readonly string[] | undefined) =>
  some.length === others?.length && some.every((text, index) => text === others[index]);
