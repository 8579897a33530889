import type { Kysely } from 'kysely';
import type { TrashKind } from '../../contract/entities/trash';
import { chunks } from '../database/chunks';
import type { Catalogue, TrashRow } from '../database/schema';
import type { ChangeContext } from '../http/handler';

/** How an entry names what it went with. */
export const withinOf = (kind: TrashKind, id: string) => `${kind}:${id}`;

/** Enters things of one kind that were deleted; `within` names what they went with, if they did. */
export async function enter(
  { catalogue, caller, now }: ChangeContext,
  kind: TrashKind,
  ids: readonly string[],
  within: string | null = null,
): Promise<void> {
  const common = { kind, at: now.toISOString(), staff_id: caller.staffId, within };
  for (const chunk of chunks(ids))
    await catalogue
      .insertInto('trash')
      .values(chunk.map((subject_id) => ({ ...common, subject_id })))
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

/** The entries of what went with a thing. */
export function entriesWithin(db: Kysely<Catalogue>, within: string): Promise<readonly TrashRow[]> {
  return db.selectFrom('trash').selectAll().where('within', '=', within).execute();
}

/** Takes entries out of the trash; the things themselves are another matter. */
export async function leave(db: Kysely<Catalogue>, kind: TrashKind, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids))
    await db.deleteFrom('trash').where('kind', '=', kind).where('subject_id', 'in', chunk).execute();
}
