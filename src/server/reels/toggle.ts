import { change, type Handler } from '../http/handler';
import { liveReel } from './find';
import { reelChanged } from './reelChanged';

/** Turns a talent's reel on or off; its public page follows at once. */
export const reelToggle: Handler<'reel.toggle'> = change(async (context, { reelId, online, talentId }) => {
  const { catalogue } = context;
  const reel = await liveReel(catalogue, reelId, talentId);
  await catalogue
    .updateTable('reels')
    .set({ online: online ? 1 : 0 })
    .where('reel_id', '=', reelId)
    .execute();
  await reelChanged(context, reel, { online: reel.online === 1 });
  return {};
});
