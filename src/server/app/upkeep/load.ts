import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Client } from 'pg';
import { migrateCatalogue, migrateDirectory } from '../../database/migrate';
import type { Catalogue } from '../../database/schema';
import { openPool, whileLocked } from '../../database/postgres';
import { doubtRestored } from '../../mail/restored';
import { newClient } from '../../postgresClient';
import { SettingsError } from '../../settings';
import { schemasIn } from './dump';
import { linesOf } from './lines';
import { DATABASE, MIGRATION, quoted, TABLE } from './schemas';

/** Rows that are written at a time. */
const ROWS = 500;

/** Throws SettingsError where a PostgreSQL holds an installation already. */
export const requireEmptyDatabase = (url: string) =>
  withClient(url, async (client) => {
    if ((await schemasIn(client)).length > 0)
      throw new SettingsError(
        'DATABASE_URL names a database that holds an installation already; name an empty one.',
      );
  });

/** Puts what `dumpSchemas` wrote below a folder into an empty PostgreSQL: all of it, or nothing. */
export async function loadSchemas(url: string, folder: string): Promise<void> {
  const schemas = await readdir(join(folder, DATABASE));
  await whileLocked(url, async () => {
    try {
      for (const schema of schemas) await makeSchema(url, schema, join(folder, DATABASE, schema));
      await withClient(url, async (client) => {
        await client.query('begin');
        for (const schema of schemas) {
          await loadSchema(client, schema, join(folder, DATABASE, schema));
          if (schema !== 'directory') await doubtRestored(within(client, schema), new Date());
        }
        await client.query('commit');
      });
    } catch (error) {
      await withClient(url, async (client) => {
        for (const schema of schemas) await client.query(`drop schema if exists ${quoted(schema)} cascade`);
      });
      throw error;
    }
  });
}

/** A catalogue as the transaction of a connection has it. */
const within = (client: Client, schema: string) =>
  new Kysely<Catalogue>({
    dialect: new PostgresDialect({
      pool: {
        connect: () => Promise.resolve(Object.assign(client, { release: () => undefined })),
        end: () => Promise.resolve(),
      },
    }),
  }).withSchema(schema);

async function withClient(url: string, act: (client: Client) => Promise<void>): Promise<void> {
  const client = newClient(url);
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

/** The tables as they were when the backup was made; the next start brings them to the newest form. */
async function makeSchema(url: string, schema: string, folder: string): Promise<void> {
  const upTo = (await readFile(join(folder, MIGRATION), 'utf8')).trim();
  const pool = openPool(url, { isPatient: true });
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) }).withSchema(schema);
  try {
    await (schema === 'directory' ? migrateDirectory : migrateCatalogue)(db, { schema, upTo });
  } finally {
    await db.destroy();
  }
}

/** A schema's rows: what they name of each other is looked at once all are there. */
async function loadSchema(client: Client, schema: string, folder: string): Promise<void> {
  const { rows: bonds } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = $1::regnamespace`,
    [schema],
  );
  for (const { owner, name } of bonds)
    await client.query(`alter table ${owner} drop constraint ${quoted(name)}`);
  for (const file of await readdir(folder))
    if (file.endsWith(TABLE))
      await loadTable(client, schema, file.slice(0, -TABLE.length), join(folder, file));
  for (const { owner, name, definition } of bonds)
    await client.query(`alter table ${owner} add constraint ${quoted(name)} ${definition}`);
}

async function loadTable(client: Client, schema: string, table: string, path: string): Promise<void> {
  const place = `${quoted(schema)}.${quoted(table)}`;
  const { rows } = await client.query<{ name: string; is_counted: boolean }>(
    `select column_name as name, is_identity = 'YES' or coalesce(column_default, '') like 'nextval(%' as is_counted
     from information_schema.columns where table_schema = $1 and table_name = $2 and is_generated = 'NEVER'`,
    [schema, table],
  );
  const columns = rows.map(({ name }) => quoted(name)).join();
  const insert = `insert into ${place} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${place}, $1)`;
  await client.query(`delete from ${place}`);
  let lines: string[] = [];
  const write = async () => {
    if (lines.length > 0) await client.query(insert, [`[${lines.join()}]`]);
    lines = [];
  };
  for await (const line of linesOf(path)) {
    lines.push(line);
    if (lines.length === ROWS) await write();
  }
  await write();
  for (const { name } of rows.filter(({ is_counted }) => is_counted))
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(name)}), 0) + 1, false) from ${place}`,
      [place, name],
    );
}
