import type { ReelRow } from '../database/schema';
import { change, type ChangeContext, type Handler } from '../http/handler';
import { liveReel, liveSpecialReel } from './find';
import { reelChanged } from './reelChanged';

/** Turns a talent's reel on or off; its public page follows at once. */
export const reelToggle: Handler<'reel.toggle'> = change(async (context, { reelId, online, talentId }) =>
  toggle(context, await liveReel(context.catalogue, reelId, talentId), online),
);

/** The same with a special reel. */
export const specialReelToggle: Handler<'specialReel.toggle'> = change(async (context, { reelId, online }) =>
  toggle(context, await liveSpecialReel(context.catalogue, reelId), online),
);

async function toggle(context: ChangeContext, reel: ReelRow, online: boolean): Promise<object> {
  await context.catalogue
    .updateTable('reels')
    .set({ online: online ? 1 : 0 })
    .where('reel_id', '=', reel.reel_id)
    .execute();
  await reelChanged(context, reel, { online: reel.online === 1 });
  return {};
}
