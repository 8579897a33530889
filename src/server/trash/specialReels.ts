import type { Kysely } from 'kysely';
import type { Catalogue, SpecialReelRow } from '../database/schema';
import type { ChangeContext } from '../http/handler';
import { chunks, enter, entriesWithin, leave, withinOf } from './entries';
import { type Absent, placeAgain, wholeLine } from './line';

/** Where a special reel stood among its owner's (see `wholeLine`). */
interface Place {
  readonly position: number;
}

/** Puts a special reel into the trash; those of its owner that remain are numbered from 1. */
export async function trashSpecialReel(context: ChangeContext, reel: SpecialReelRow): Promise<void> {
  const { catalogue } = context;
  const present = idsOf(await specialReelsOf(catalogue, reel.talent_id));
  const line = wholeLine(present, await absentFrom(catalogue, reel.talent_id));
  const place: Place = { position: line.indexOf(reel.reel_id) + 1 };
  await mark(context, [reel.reel_id]);
  await enter(context, 'specialReel', [{ id: reel.reel_id, place }]);
  await arrange(catalogue, await specialReelsOf(catalogue, reel.talent_id));
}

/** Puts all the special reels of a talent into the trash with it, as they stand. */
export async function trashSpecialReelsOf(context: ChangeContext, talentId: string): Promise<void> {
  const ids = (await specialReelsOf(context.catalogue, talentId)).map((reel) => reel.reel_id);
  await mark(context, ids);
  await enter(
    context,
    'specialReel',
    ids.map((id) => ({ id, place: null })),
    withinOf('talent', talentId),
  );
}

/** Takes the special reels that went with a talent out of the trash. */
export async function restoreSpecialReelsOf(db: Kysely<Catalogue>, talentId: string): Promise<void> {
  const entries = await entriesWithin(db, 'specialReel', withinOf('talent', talentId));
  const ids = entries.map((entry) => entry.subject_id);
  for (const chunk of chunks(ids))
    await db.updateTable('special_reels').set({ trashed_at: null }).where('reel_id', 'in', chunk).execute();
  await leave(db, 'specialReel', ids);
}

/** Takes a special reel out of the trash; the others of its owner make room. */
export async function restoreSpecialReel(db: Kysely<Catalogue>, reel: SpecialReelRow): Promise<void> {
  const beside = await specialReelsOf(db, reel.talent_id);
  await db
    .updateTable('special_reels')
    .set({ trashed_at: null })
    .where('reel_id', '=', reel.reel_id)
    .execute();
  const absent = await absentFrom(db, reel.talent_id);
  const at = placeAgain(reel.reel_id, idsOf(beside), absent);
  await arrange(db, [...beside.slice(0, at), reel, ...beside.slice(at)]);
  await leave(db, 'specialReel', [reel.reel_id]);
}

function specialReelsOf(db: Kysely<Catalogue>, talentId: string | null): Promise<readonly SpecialReelRow[]> {
  return db
    .selectFrom('special_reels')
    .selectAll()
    .where('talent_id', talentId === null ? 'is' : '=', talentId)
    .where('trashed_at', 'is', null)
    .orderBy('position')
    .orderBy('reel_id')
    .execute();
}

/** The special reels of an owner that are in the trash. */
async function absentFrom(db: Kysely<Catalogue>, talentId: string | null): Promise<readonly Absent[]> {
  const entries = await db
    .selectFrom('trash')
    .innerJoin('special_reels', 'special_reels.reel_id', 'trash.subject_id')
    .select(['trash.subject_id', 'trash.place'])
    .where('trash.kind', '=', 'specialReel')
    .where('trash.within', 'is', null)
    .where('special_reels.talent_id', talentId === null ? 'is' : '=', talentId)
    .execute();
  return entries.map(({ subject_id: id, place }) => ({
    id,
    position: (JSON.parse(place) as Place).position,
  }));
}

const idsOf = (reels: readonly SpecialReelRow[]) => reels.map((reel) => reel.reel_id);

async function arrange(db: Kysely<Catalogue>, reels: readonly SpecialReelRow[]): Promise<void> {
  for (const [index, reel] of reels.entries())
    await db
      .updateTable('special_reels')
      .set({ position: index + 1 })
      .where('reel_id', '=', reel.reel_id)
      .execute();
}

async function mark({ catalogue, now }: ChangeContext, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids))
    await catalogue
      .updateTable('special_reels')
      .set({ trashed_at: now.toISOString() })
      .where('reel_id', 'in', chunk)
      .execute();
}
