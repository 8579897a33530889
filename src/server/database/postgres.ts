import { Pool, types } from 'pg';

/** PostgreSQL's number of the type bigint, which count(*) and sizes in bytes have. */
const BIGINT = 20;

/** A pool of connections in which whole numbers are numbers, as they are on SQLite. */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  pool.on('error', (error) => console.error(`The connection to PostgreSQL was lost: ${error.message}`));
  return pool;
}
