/** Stands in a list of a file for rows that have the same fields, in their order. */
interface Table {
  readonly $fields: readonly string[];
  readonly $rows: readonly (readonly unknown[])[];
}

const isTable = (value: unknown): value is Table => {
  if (typeof value !== 'object' || value === null) return false;
  const { $fields, $rows } = value as Partial<Table>;
  return Array.isArray($fields) && Array.isArray($rows) && $rows.every(Array.isArray);
};

/** What was written by `tabled`, as it was before. */
export function untabled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.flatMap((item) => (isTable(item) ? rowsOf(item) : [untabled(item)]));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, untabled(part)]));
}

const rowsOf = ({ $fields, $rows }: Table) =>
  $rows.map((row) => Object.fromEntries($fields.map((name, index) => [name, untabled(row[index])])));
