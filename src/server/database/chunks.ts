/** SQLite and PostgreSQL take only so many values in one statement. */
const CHUNK = 500;

/** Parts of a list that are small enough for one statement. */
export function chunks<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, at) =>
    list.slice(at * CHUNK, (at + 1) * CHUNK),
  );
}
