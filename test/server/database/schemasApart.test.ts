import { Client } from 'pg';
import { startPostgres, type TestPostgres } from '../../tools/postgres';
import { startServer, type TestServer } from '../support/server';

let postgres: TestPostgres;
let server: TestServer;
let client: Client;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startServer(postgres.url);
  client = new Client({ connectionString: postgres.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await server?.close();
  await postgres?.stop();
});

const OURS = String.raw`(nspname = 'directory' or nspname like 'agency\_%')`;

/** What a question about the database's own tables finds, a line a row. */
async function found(question: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(question);
  return rows.map(({ line }) => line);
}

/** What distributes agencies over machines by their schemas (Citus) takes nothing that is in two of them. */
test('a schema is whole by itself: nothing in it names another one', async () => {
  expect(await found(`select nspname as line from pg_namespace where ${OURS} order by 1`)).toEqual([
    'agency_co',
    'agency_mp',
    'directory',
  ]);
  const bonds = `select conname as line from pg_constraint join pg_class a on a.oid = conrelid
    join pg_class b on b.oid = confrelid where a.relnamespace <> b.relnamespace`;
  const views = `select relname as line from pg_class join pg_namespace n on n.oid = relnamespace
    where ${OURS} and relkind in ('v', 'm', 'p', 'f')`;
  const rules = `select tgname as line from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and (pronamespace <> relnamespace or tgtype & 1 = 0)`;
  const paths = `select nspname || '.' || proname as line from pg_proc join pg_namespace n on n.oid = pronamespace
    where ${OURS} and proconfig is distinct from array['search_path=' || nspname]`;
  const words = `select nspname || '.' || proname as line from pg_proc join pg_namespace n on n.oid = pronamespace
    where ${OURS} and prosrc ~ '(directory|agency_[a-z0-9]+)\\.'`;
  for (const question of [bonds, views, rules, paths, words]) expect(await found(question)).toEqual([]);
});
