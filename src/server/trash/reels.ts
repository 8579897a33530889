import type { Kysely } from 'kysely';
import type { Catalogue, ReelRow, TrashRow } from '../database/schema';
import { type ChangeContext, Refused } from '../http/handler';
import { arrangeLevel, levelOf, renumberLevel, subReelType } from '../reels/positions';
import { chunks, enter, entriesWithin, leave, withinOf } from './entries';
import { type Absent, placeAgain, wholeLine } from './line';

/** Where a reel stood on its level (see `wholeLine`); `groupId` is the group of a sub-reel. */
interface ReelPlace {
  readonly position: number;
  readonly groupId: string | null;
}

/** Puts a reel into the trash, a group with its sub-reels; those that remain are numbered from 1. */
export async function trashReel(context: ChangeContext, reel: ReelRow): Promise<void> {
  const { catalogue } = context;
  const children =
    reel.type === 'MRS' ? await levelOf(catalogue, reel.talent_id, subReelType(reel.position)) : [];
  const groupId = await groupOf(catalogue, reel);
  const beside = idsOf(await levelOf(catalogue, reel.talent_id, reel.type));
  const line = wholeLine(beside, await absentFrom(catalogue, reel.talent_id, groupId));
  await markReels(context, [reel.reel_id, ...children.map((child) => child.reel_id)]);
  await enter(context, 'reel', [
    { id: reel.reel_id, place: { position: line.indexOf(reel.reel_id) + 1, groupId } },
  ]);
  await enter(
    context,
    'reel',
    children.map((child) => ({ id: child.reel_id, place: null })),
    withinOf('reel', reel.reel_id),
  );
  await renumberLevel(catalogue, reel.talent_id, reel.type);
}

/** Puts all the reels of a talent into the trash with it, as they stand. */
export async function trashReelsOf(context: ChangeContext, talentId: string): Promise<void> {
  const live = await context.catalogue
    .selectFrom('reels')
    .select('reel_id')
    .where('talent_id', '=', talentId)
    .where('trashed_at', 'is', null)
    .execute();
  const ids = live.map(({ reel_id }) => reel_id);
  await markReels(context, ids);
  await enter(
    context,
    'reel',
    ids.map((id) => ({ id, place: null })),
    withinOf('talent', talentId),
  );
}

/** Takes reels that went with a talent out of the trash: they stand as they stood. */
export async function restoreReelsOf(db: Kysely<Catalogue>, talentId: string): Promise<void> {
  const entries = await entriesWithin(db, 'reel', withinOf('talent', talentId));
  const ids = entries.map((entry) => entry.subject_id);
  for (const chunk of chunks(ids))
    await db.updateTable('reels').set({ trashed_at: null }).where('reel_id', 'in', chunk).execute();
  await leave(db, 'reel', ids);
}

/** Takes a reel out of the trash, a group with the sub-reels that went with it; the others on its level make room. */
export async function restoreReel(db: Kysely<Catalogue>, reel: ReelRow, entry: TrashRow): Promise<void> {
  const { groupId } = JSON.parse(entry.place) as ReelPlace;
  const type = await typeAgain(db, reel, groupId);
  const beside = await levelOf(db, reel.talent_id, type);
  const lostItsGroup = type === 'MR' && reel.type !== 'MR';
  const absent = await absentFrom(db, reel.talent_id, groupId);
  const at = lostItsGroup ? beside.length : placeAgain(reel.reel_id, idsOf(beside), absent);
  const last = { type, position: beside.length + 1, trashed_at: null };
  await db.updateTable('reels').set(last).where('reel_id', '=', reel.reel_id).execute();
  await arrangeLevel(db, [...beside.slice(0, at), { ...reel, ...last }, ...beside.slice(at)]);
  await leave(db, 'reel', [reel.reel_id]);
  if (type === 'MRS') await restoreSubReels(db, reel.reel_id, subReelType(at + 1));
}

async function restoreSubReels(db: Kysely<Catalogue>, groupId: string, type: string): Promise<void> {
  const entries = await entriesWithin(db, 'reel', withinOf('reel', groupId));
  const ids = entries.map((entry) => entry.subject_id);
  for (const chunk of chunks(ids))
    await db.updateTable('reels').set({ type, trashed_at: null }).where('reel_id', 'in', chunk).execute();
  await leave(db, 'reel', ids);
}

/** A sub-reel takes the number that its group has now; without its group it is a reel like others. */
async function typeAgain(db: Kysely<Catalogue>, reel: ReelRow, groupId: string | null): Promise<string> {
  if (reel.type === 'MR' || reel.type === 'MRS') return reel.type;
  const group =
    groupId === null
      ? undefined
      : await db.selectFrom('reels').selectAll().where('reel_id', '=', groupId).executeTakeFirst();
  if (!group) return 'MR';
  if (group.trashed_at !== null) throw new Refused({ kind: 'conflict', reason: 'ownerInTrash' });
  return subReelType(group.position);
}

/** The reels of a level that are in the trash. */
async function absentFrom(
  db: Kysely<Catalogue>,
  talentId: string,
  groupId: string | null,
): Promise<readonly Absent[]> {
  const entries = await db
    .selectFrom('trash')
    .innerJoin('reels', 'reels.reel_id', 'trash.subject_id')
    .select(['trash.subject_id', 'trash.place'])
    .where('trash.kind', '=', 'reel')
    .where('trash.within', 'is', null)
    .where('reels.talent_id', '=', talentId)
    .execute();
  return entries.flatMap(({ subject_id: id, place }) => {
    const stood = JSON.parse(place) as ReelPlace;
    return stood.groupId === groupId ? [{ id, position: stood.position }] : [];
  });
}

const idsOf = (reels: readonly ReelRow[]) => reels.map((reel) => reel.reel_id);

async function groupOf(db: Kysely<Catalogue>, reel: ReelRow): Promise<string | null> {
  const top = await levelOf(db, reel.talent_id, 'MRS');
  const group = top.find((other) => other.type === 'MRS' && reel.type === subReelType(other.position));
  return group?.reel_id ?? null;
}

async function markReels({ catalogue, now }: ChangeContext, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids))
    await catalogue
      .updateTable('reels')
      .set({ trashed_at: now.toISOString() })
      .where('reel_id', 'in', chunk)
      .execute();
}
