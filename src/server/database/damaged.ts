/** SQLite's words for a file that is none of its own, or whose pages do not fit together. */
const CODES: readonly unknown[] = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/** True for an error that says that a database cannot be read as one. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && CODES.includes(String(error.code).replace(/^(SQLITE_CORRUPT)_.*/, '$1'))) ||
    /malformed|file is not a database/.test(error.message));

/** An agency whose catalogue cannot be used: the others go on. The message is one sentence for the operator. */
export class AgencyClosed extends Error {
  override readonly name = 'AgencyClosed';
}
