import { change, type Handler } from '../http/handler';
import { liveReel } from './find';

/** Turns a talent's reel on or off; its public page follows at once. */
export const reelToggle: Handler<'reel.toggle'> = change(async (context, { reelId, online, talentId }) => {
  const { catalogue } = context;
  const reel = await liveReel(catalogue, reelId, talentId);
  await catalogue
    .updateTable('reels')
    .set({ online: online ? 1 : 0 })
    .where('reel_id', '=', reelId)
    .execute();
  await context.recordHistory(reelId, { online: reel.online === 1 });
  context.publish({ kind: 'changed', what: 'reels', talentId });
  return {};
});
