/**
 * What PostgreSQL (its manual, appendix A) and the way to it say while it cannot be asked: connections that break (08),
 * a server that ends or starts (57P0x), one that has no connection left, a question or a lock that took too long.
 */
const STATES: readonly unknown[] = ['57P01', '57P02', '57P03', '57014', '53300', '55P03', '25P03'];
const ERRNOS: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH'];
/** The driver gives its own errors no code. */
const WORDS =
  /^(Connection terminated|Query read timeout|timeout e|timeout expired|Client has encountered a connection error)/;

/** The database was asked and said nothing: until it does, it is not asked again. */
export class DatabaseSilent extends Error {
  constructor() {
    super('the database says nothing');
    this.name = 'DatabaseSilent';
  }
}

/** True for a question that the driver has waited for long enough. */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** True for an error that says that the database is away for the moment: the same question may be answered later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseSilent) return true;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^08.{3}$/.test(code)) return true;
  return STATES.includes(code) || ERRNOS.includes(code) || WORDS.test(error.message);
}
