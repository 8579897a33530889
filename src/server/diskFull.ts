/** The disk's own word, a quota's, SQLite's, and PostgreSQL's disk_full (its manual, appendix A). */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

/** True when something could not be written because the disk has no room for it. */
export const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && CODES.includes(error.code);
