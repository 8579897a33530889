import type { PostgresPool } from 'kysely';
import { Pool } from 'pg';
import { DatabaseSilent } from '../../../src/server/database/away';
import { watchful } from '../../../src/server/database/watchful';
import { startPostgres, type TestPostgres } from '../../tools/postgres';
import { openTcpProxy, type TcpProxy } from '../../tools/tcpProxy';
import { until } from '../../tools/until';

let postgres: TestPostgres;
let way: TcpProxy;
let pool: PostgresPool;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = new URL(postgres.url);
  way = await openTcpProxy(Number(url.port));
  url.port = String(way.port);
  const connections = new Pool({ connectionString: url.href, query_timeout: 3000 });
  connections.on('connect', (client) => client.on('error', () => undefined));
  pool = watchful(connections, url.href);
});
afterAll(async () => {
  await pool?.end();
  await way?.close();
  await postgres?.stop();
});

/** Asks on a connection of the pool; resolves with whether the pool had one to ask on. */
async function isAnswered(): Promise<boolean> {
  try {
    const client = await pool.connect();
    await client.query('select 1', []);
    client.release();
    return true;
  } catch (error) {
    if (error instanceof DatabaseSilent) return false;
    throw error;
  }
}

test('a connection that was lost together with others says nothing of those that were made since', async () => {
  const [early, late] = await Promise.all([pool.connect(), pool.connect()]);
  await Promise.all([early, late].map((client) => client.query('select 1', [])));
  way.lose();
  await expect(early.query('select 1', [])).rejects.toThrow('Query read timeout');
  early.release();
  expect(await isAnswered()).toBe(false);
  await until('an answer', async () => (await isAnswered()) || undefined);

  await expect(late.query('select 1', [])).rejects.toThrow('Query read timeout');
  late.release();
  expect(await isAnswered()).toBe(true);
});
