import type { Kysely } from 'kysely';
import type { TrashKind } from '../../contract/entities/trash';
import type { Catalogue } from '../database/schema';
import { kinds, trashables } from './registry';
import { idOf, rowOf, rowsBy } from './rows';
import type { ThingRow } from './trashable';

/** Ids by kind of things with their parts, and the parts of those. */
export type Wholes = Map<TrashKind, Set<string>>;

/** Adds things of a kind and their parts, those that count, to what was found. */
export async function addWithParts(
  db: Kysely<Catalogue>,
  found: Wholes,
  kind: TrashKind,
  ids: readonly string[],
  counts: (part: ThingRow) => boolean = () => true,
): Promise<void> {
  const known = found.get(kind) ?? new Set();
  found.set(kind, known);
  const fresh = ids.filter((id) => !known.has(id));
  for (const id of fresh) known.add(id);
  if (fresh.length === 0) return;
  for (const part of trashables[kind].parts ?? []) {
    const rows = await rowsBy(db, part.kind, part.by, fresh);
    const partIds = rows.filter(counts).map((row) => idOf(part.kind, row));
    await addWithParts(db, found, part.kind, partIds, counts);
  }
}

/** Whether what a thing is part of is in the trash. */
export async function isWholeTrashed(
  db: Kysely<Catalogue>,
  kind: TrashKind,
  row: ThingRow,
): Promise<boolean> {
  for (const whole of kinds)
    for (const part of trashables[whole].parts ?? []) {
      const id = part.kind === kind ? row[part.by] : null;
      if (typeof id === 'string' && ((await rowOf(db, whole, id))?.trashed_at ?? null) !== null) return true;
    }
  return false;
}
