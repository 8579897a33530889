import type { TrashKind } from '../../contract/entities/trash';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { enter, withinOf } from './entries';
import { addWithParts, type Wholes } from './parts';
import { trashables } from './registry';
import { idOf, mark, ownerOf, rowOf, rowsBy } from './rows';
import { tellOfMove } from './tell';

/** Puts a film into the trash; it leaves the reels and their public pages. */
export const filmDelete: Handler<'film.delete'> = change(async (context, { filmId, talentId }) => {
  await moveToTrash(context, 'film', filmId, talentId);
  return {};
});

/** Puts a talent into the trash, with its films and reels. */
export const talentDelete: Handler<'talent.delete'> = change(async (context, { talentId }) => {
  await moveToTrash(context, 'talent', talentId);
  return {};
});

/**
 * Puts a thing into the trash with its parts; where they stand they keep their places, unseen. Refuses as not found what
 * is there already, or is not this owner's (null: the agency's), when one is named.
 */
export async function moveToTrash(
  context: ChangeContext,
  kind: TrashKind,
  id: string,
  owner?: string | null,
): Promise<void> {
  const { catalogue, now } = context;
  const row = await rowOf(catalogue, kind, id);
  if (!row || row.trashed_at !== null || (owner !== undefined && ownerOf(kind, row) !== owner))
    throw new Refused({ kind: 'notFound' });
  const found: Wholes = new Map();
  await addWithParts(catalogue, found, kind, [id], (part) => part.trashed_at === null);
  const moved = new Map([...found].map(([each, ids]) => [each, [...ids]]));
  await enter(context, kind, [id]);
  for (const [each, ids] of moved) {
    await mark(catalogue, each, ids, now.toISOString());
    const parts = each === kind ? ids.filter((other) => other !== id) : ids;
    await enter(context, each, parts, withinOf(kind, id));
  }
  await context.recordHistory(id, { title: trashables[kind].title(row) });
  await tellOfMove(context, moved);
}

/** Puts several talents into the trash: together those that have nothing of their own, each other one with what it has. */
export async function trashTalents(context: ChangeContext, talentIds: readonly string[]): Promise<void> {
  const { catalogue, now } = context;
  const owners = new Set<string | null>();
  for (const kind of ['film', 'reel', 'specialReel'] as const)
    for (const row of await rowsBy(catalogue, kind, 'talent_id', talentIds)) owners.add(ownerOf(kind, row));
  for (const id of talentIds) if (owners.has(id)) await moveToTrash(context, 'talent', id);
  const bare = talentIds.filter((id) => !owners.has(id));
  const titles = new Map(
    (await rowsBy(catalogue, 'talent', 'talent_id', bare)).map((row) => [
      idOf('talent', row),
      trashables.talent.title(row),
    ]),
  );
  await enter(context, 'talent', bare);
  await mark(catalogue, 'talent', bare, now.toISOString());
  await context.recordHistories(bare.map((id) => ({ subject: id, before: { title: titles.get(id) ?? '' } })));
  await tellOfMove(context, new Map([['talent', bare]]));
}
