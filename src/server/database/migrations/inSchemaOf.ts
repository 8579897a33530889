import { type Kysely, sql, TableNode } from 'kysely';

/** On PostgreSQL, what is written by hand until the end of the migrations means the tables of this schema. */
export async function inSchemaOf(db: Kysely<Readonly<Record<string, object>>>): Promise<void> {
  const [from] = db.selectFrom('films').toOperationNode().from?.froms ?? [];
  const schema = from && TableNode.is(from) ? from.table.schema?.name : undefined;
  if (schema !== undefined) await sql`select set_config('search_path', ${schema}, true)`.execute(db);
}
