import { change, type ChangeContext, type Handler } from '../http/handler';
import { liveReel, liveSpecialReel } from './find';
import { renumberLevel, subReelType } from './positions';

/** Puts a reel into the trash, a group with its sub-reels; those that remain are numbered from 1. */
export const reelDelete: Handler<'reel.delete'> = change(async (context, { reelId, kind, talentId }) => {
  await (kind === 'special'
    ? trashSpecial(context, reelId, talentId)
    : trashNormal(context, reelId, talentId));
  context.announce({ kind: 'changed', what: 'reels', talentId });
  return {};
});

async function trashNormal(context: ChangeContext, reelId: string, talentId: string): Promise<void> {
  const { catalogue, now } = context;
  const reel = await liveReel(catalogue, reelId, talentId);
  const trashed = { trashed_at: now.toISOString() };
  await catalogue.updateTable('reels').set(trashed).where('reel_id', '=', reelId).execute();
  if (reel.type === 'MRS')
    await catalogue
      .updateTable('reels')
      .set(trashed)
      .where('talent_id', '=', talentId)
      .where('type', '=', subReelType(reel.position))
      .where('trashed_at', 'is', null)
      .execute();
  await renumberLevel(catalogue, talentId, reel.type);
  await context.remember(reelId, { title: reel.title, type: reel.type, position: reel.position });
}

async function trashSpecial(context: ChangeContext, reelId: string, talentId: string): Promise<void> {
  const { catalogue, now } = context;
  const reel = await liveSpecialReel(catalogue, reelId, talentId);
  await catalogue
    .updateTable('special_reels')
    .set({ trashed_at: now.toISOString() })
    .where('reel_id', '=', reelId)
    .execute();
  const remaining = await catalogue
    .selectFrom('special_reels')
    .select('reel_id')
    .where('talent_id', reel.talent_id === null ? 'is' : '=', reel.talent_id)
    .where('trashed_at', 'is', null)
    .orderBy('position')
    .orderBy('reel_id')
    .execute();
  for (const [index, { reel_id }] of remaining.entries())
    await catalogue
      .updateTable('special_reels')
      .set({ position: index + 1 })
      .where('reel_id', '=', reel_id)
      .execute();
  await context.remember(reelId, { title: reel.title, position: reel.position });
}
