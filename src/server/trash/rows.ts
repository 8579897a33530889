import type { Kysely } from 'kysely';
import type { TrashKind } from '../../contract/entities/trash';
import type { Catalogue } from '../database/schema';
import { chunks } from '../database/chunks';
import { trashables } from './registry';
import type { ThingRow } from './trashable';

/** The rows of a kind of which a column has one of these values. */
export async function rowsBy(
  db: Kysely<Catalogue>,
  kind: TrashKind,
  column: string,
  values: readonly string[],
): Promise<readonly ThingRow[]> {
  const { table, only = {} } = trashables[kind];
  // They have in common what is asked of them here.
  let all = db.selectFrom(table as 'films').selectAll();
  for (const [name, value] of Object.entries(only)) all = all.where(db.dynamic.ref<string>(name), '=', value);
  const found: ThingRow[] = [];
  for (const chunk of chunks(values))
    found.push(
      ...((await all.where(db.dynamic.ref<string>(column), 'in', chunk).execute()) as object[] as ThingRow[]),
    );
  return found;
}

/** The row of a thing, in the trash or not. */
export async function rowOf(
  db: Kysely<Catalogue>,
  kind: TrashKind,
  id: string,
): Promise<ThingRow | undefined> {
  const [row] = await rowsBy(db, kind, trashables[kind].id, [id]);
  return row;
}

export const idOf = (kind: TrashKind, row: ThingRow) => String(row[trashables[kind].id]);

/** The talent that a thing is of; a talent is its own. Nothing for the agency's own. */
export function ownerOf(kind: TrashKind, row: ThingRow): string | null {
  const { owner } = trashables[kind];
  const id = owner === undefined ? undefined : row[owner];
  return typeof id === 'string' ? id : null;
}

/** Marks things as deleted at an instant, or as standing where they stood. */
export async function mark(
  db: Kysely<Catalogue>,
  kind: TrashKind,
  ids: readonly string[],
  trashed_at: string | null,
): Promise<void> {
  const { table, id } = trashables[kind];
  for (const chunk of chunks(ids))
    await db
      .updateTable(table as 'films')
      .set({ trashed_at })
      .where(db.dynamic.ref<string>(id), 'in', chunk)
      .execute();
}

/** Deletes the rows of things. */
export async function deleteRows(
  db: Kysely<Catalogue>,
  kind: TrashKind,
  ids: readonly string[],
): Promise<void> {
  const { table, id } = trashables[kind];
  for (const chunk of chunks(ids))
    await db
      .deleteFrom(table as 'films')
      .where(db.dynamic.ref<string>(id), 'in', chunk)
      .execute();
}
