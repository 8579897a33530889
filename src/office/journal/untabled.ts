/** Stands in a list of a file for rows that have the same fields, in their order. */
interface Table {
  readonly $fields: readonly string[];
  readonly $rows: readonly (readonly unknown[])[];
}

const isText = (value: unknown) => typeof value === 'string';

const isTable = (value: unknown): value is Table => {
  if (typeof value !== 'object' || value === null) return false;
  const { $fields, $rows } = value as Partial<Table>;
  return (
    Array.isArray($fields) && $fields.every(isText) && Array.isArray($rows) && $rows.every(Array.isArray)
  );
};

/** What was written by `tabled`, as it was before. Throws for a table whose rows are not as long as its fields are many. */
export function untabled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.flatMap((item) => (isTable(item) ? rowsOf(item) : [untabled(item)]));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, untabled(part)]));
}

function rowsOf({ $fields, $rows }: Table) {
  // Short rows of many fields would fill the memory from a few lines.
  if ($rows.some((row) => row.length !== $fields.length))
    throw new Error('a row of a table has not as many values as the table has fields');
  return $rows.map((row) => Object.fromEntries($fields.map((name, index) => [name, untabled(row[index])])));
}
