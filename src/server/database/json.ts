import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql, SqliteAdapter } from 'kysely';
import type { Fields } from '../../contract/wire/field';
import { RawRows, type Reply, type RowsReply } from '../../contract/wire/reply';
import { readAside } from './sqlite';

/** For each field of a list's rows, the column of the query that holds its value as it stands on the wire. */
export type WireColumns<Item, Row> = { readonly [K in keyof Item]: keyof Row & string };

/**
 * The rows of a query as the JSON of a list reply, which the database writes itself: faster than making objects.
 * The query's own order is kept; flags may be 0 or 1, texts may be null. A list that may be `isLong` is read aside.
 */
export async function jsonRows<DB, Queried, Tables extends keyof Queried, Row, Item>(
  db: Kysely<DB>,
  reply: Reply<readonly Item[], readonly Item[] | RawRows>,
  query: SelectQueryBuilder<Queried, Tables, Row>,
  columns: WireColumns<Item, Row>,
  { isLong = false } = {},
): Promise<RawRows> {
  if (!isRowsReply(reply)) throw new TypeError(`The reply ${reply.shape} is no list`);
  const parts = Object.entries<string>(columns).flatMap(([name, column]) => {
    const field = reply.fields[name];
    return field ? [sql.lit(field.wire), sql.ref(`listed.${column}`)] : [];
  });
  const written = sql<{
    json: string | ArrayBuffer;
  }>`select ${asJson(db, reply.key, parts)} as json from (${query}) as listed`;
  const rows = isLong ? await readAside(db, written) : (await written.execute(db)).rows;
  const json = rows[0]?.json ?? '';
  return new RawRows(typeof json === 'string' ? json : Buffer.from(json));
}

const isRowsReply = (reply: object): reply is RowsReply<Fields> => 'key' in reply && 'fields' in reply;

/** SQLite hands the bytes over as they go on the wire: as a text they would be decoded and encoded again. */
function asJson<DB>(
  db: Kysely<DB>,
  key: string,
  parts: readonly RawBuilder<unknown>[],
): RawBuilder<string | ArrayBuffer> {
  const pairs = sql.join([...parts]);
  const begin = sql.lit(`{${JSON.stringify(key)}:`);
  return isSqlite(db)
    ? sql`cast(${begin} || json_group_array(json_object(${pairs})) || '}' as blob)`
    : sql`${begin} || coalesce(json_agg(json_build_object(${pairs})), '[]')::text || '}'`;
}

/** True when a database is SQLite, for the few words in which it differs from PostgreSQL. */
export const isSqlite = <DB>(db: Kysely<DB>) => db.getExecutor().adapter instanceof SqliteAdapter;
