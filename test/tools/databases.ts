import { startPostgres } from './postgres';

/** A database that runs for a test: its address, none where it is SQLite, and how to end it. */
export interface TestDatabase {
  readonly url: string | undefined;
  stop(): Promise<void>;
}

const startSqlite = (): Promise<TestDatabase> =>
  Promise.resolve({ url: undefined, stop: () => Promise.resolve() });

/** Each database that the product runs on, for `describe.each`. */
export const databases: readonly { readonly database: string; open(): Promise<TestDatabase> }[] = [
  { database: 'SQLite', open: startSqlite },
  { database: 'PostgreSQL', open: startPostgres },
];
