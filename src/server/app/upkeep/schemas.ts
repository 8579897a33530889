/** In a backup of a PostgreSQL: a folder a schema, in it a file a table, and the name of the schema's last migration. */
export const DATABASE = 'database';
export const MIGRATION = 'last-migration';
export const TABLE = '.jsonl';

/** A name as SQL has it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
