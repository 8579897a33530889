import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isSqlite } from '../../../src/server/database/json';
import { removalsDone } from '../../../src/server/disk/removals';
import type { Installation } from '../../../src/server/installation';

/** Where one of these words stands in what an installation keeps, in whatever case: rows of PostgreSQL, and all files. */
export async function tracesOf(
  { directory, settings }: Installation,
  words: readonly string[],
): Promise<readonly string[]> {
  await removalsDone();
  const places: { readonly place: string; readonly content: string }[] = [];
  if (!isSqlite(directory)) {
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema = 'directory' or table_schema like 'agency_%'`.execute(directory);
    for (const { schema, name } of tables) {
      const { rows } = await sql<{ json: string }>`
        select row_to_json(listed)::text as json from ${sql.id(schema, name)} as listed`.execute(directory);
      for (const { json } of rows) places.push({ place: `${schema}.${name}: ${json}`, content: json });
    }
  }
  const files = await readdir(settings.dataFolder, { recursive: true, withFileTypes: true });
  for (const file of files)
    if (file.isFile()) {
      const path = join(file.parentPath, file.name);
      places.push({ place: path, content: `${path} ${await readFile(path, 'latin1')}` });
    }
  return places
    .filter(({ content }) => words.some((word) => content.toLowerCase().includes(word.toLowerCase())))
    .map(({ place }) => place);
}
