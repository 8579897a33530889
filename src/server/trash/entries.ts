import type { Kysely } from 'kysely';
import type { TrashKind } from '../../contract/entities/trash';
import type { Catalogue, TrashRow } from '../database/schema';
import type { ChangeContext } from '../http/handler';

/** SQLite and PostgreSQL take only so many values in one statement. */
const CHUNK = 500;

/** A thing that goes into the trash, and where it stood. */
interface Entry {
  readonly id: string;
  readonly place: unknown;
}

/** How an entry names the talent or the group that it went with. */
export const withinOf = (kind: TrashKind, id: string) => `${kind}:${id}`;

/** Parts of a list that are small enough for one statement. */
export function chunks<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, at) =>
    list.slice(at * CHUNK, (at + 1) * CHUNK),
  );
}

/** Enters things of one kind that were deleted; `within` names what they went with, if they did. */
export async function enter(
  { catalogue, caller, now }: ChangeContext,
  kind: TrashKind,
  entries: readonly Entry[],
  within: string | null = null,
): Promise<void> {
  const common = { kind, at: now.toISOString(), staff_id: caller.staffId, within };
  for (const chunk of chunks(entries))
    await catalogue
      .insertInto('trash')
      .values(
        chunk.map(({ id, place }) => ({ ...common, subject_id: id, place: JSON.stringify(place ?? null) })),
      )
      .execute();
}

/** What is in the trash under this id, deleted itself; nothing when it went with something else. */
export function findEntry(db: Kysely<Catalogue>, kind: TrashKind, id: string): Promise<TrashRow | undefined> {
  return db
    .selectFrom('trash')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
}

/** The entries of a kind that went with a talent or a group. */
export function entriesWithin(
  db: Kysely<Catalogue>,
  kind: TrashKind,
  within: string,
): Promise<readonly TrashRow[]> {
  return db.selectFrom('trash').selectAll().where('within', '=', within).where('kind', '=', kind).execute();
}

/** Takes entries out of the trash; the things themselves are another matter. */
export async function leave(db: Kysely<Catalogue>, kind: TrashKind, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids))
    await db.deleteFrom('trash').where('kind', '=', kind).where('subject_id', 'in', chunk).execute();
}
