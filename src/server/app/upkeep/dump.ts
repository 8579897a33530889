import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { newClient } from '../../postgresClient';
import { DATABASE, MIGRATION, quoted, TABLE } from './schemas';

/** Rows that are fetched at a time. */
const ROWS = 1000;
/** The database makes it of the others as they are loaded. */
const KEPT_BY_ITSELF = 'listed_films';

/**
 * Writes what stands in all schemas of a PostgreSQL at one moment below a folder, a file a table, a row a line; nobody waits
 * meanwhile. Returns the paths below the folder.
 */
export async function dumpSchemas(url: string, folder: string): Promise<readonly string[]> {
  const client = newClient(url);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const paths: string[] = [];
    for (const schema of await schemasIn(client)) paths.push(...(await dumpSchema(client, schema, folder)));
    await client.query('commit');
    return paths;
  } finally {
    await client.end();
  }
}

/** The schemas that are Greenroom's. */
export async function schemasIn(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    String.raw`select nspname as name from pg_namespace where nspname = 'directory' or nspname like 'agency\_%' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function dumpSchema(client: Client, schema: string, folder: string): Promise<readonly string[]> {
  const place = join(DATABASE, schema);
  await mkdir(join(folder, place), { recursive: true, mode: 0o700 });
  const { rows: migrations } = await client.query<{ name: string }>(
    `select max(name) as name from ${quoted(schema)}.kysely_migration`,
  );
  await writeFile(join(folder, place, MIGRATION), migrations[0]?.name ?? '', { mode: 0o600 });
  const { rows: tables } = await client.query<{ name: string }>(
    String.raw`select tablename as name from pg_tables
      where schemaname = $1 and tablename not like 'kysely\_%' and tablename <> $2 order by 1`,
    [schema, KEPT_BY_ITSELF],
  );
  const paths = [join(place, MIGRATION)];
  for (const { name } of tables) {
    const path = join(place, name + TABLE);
    await dumpTable(client, `${quoted(schema)}.${quoted(name)}`, join(folder, path));
    paths.push(path);
  }
  return paths;
}

async function dumpTable(client: Client, table: string, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await client.query(`declare dump cursor for select row_to_json(t)::text as line from ${table} t`);
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${ROWS} from dump`);
      if (rows.length === 0) break;
      await file.write(rows.map(({ line }) => `${line}\n`).join(''));
    }
    await client.query('close dump');
  } finally {
    await file.close();
  }
}
