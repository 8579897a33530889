import { change, type Handler } from '../http/handler';
import { trashReel } from '../trash/reels';
import { trashSpecialReel } from '../trash/specialReels';
import { liveReel, liveSpecialReel } from './find';

/** Puts a reel into the trash, a group with its sub-reels; those that remain are numbered from 1. */
export const reelDelete: Handler<'reel.delete'> = change(async (context, { reelId, kind, talentId }) => {
  const { catalogue } = context;
  if (kind === 'special') {
    const reel = await liveSpecialReel(catalogue, reelId, talentId);
    await trashSpecialReel(context, reel);
    await context.recordHistory(reelId, { title: reel.title, position: reel.position });
  } else {
    const reel = await liveReel(catalogue, reelId, talentId);
    await trashReel(context, reel);
    await context.recordHistory(reelId, { title: reel.title, type: reel.type, position: reel.position });
    context.publish({ kind: 'changed', what: 'talents', talentId });
  }
  context.publish({ kind: 'changed', what: 'reels', talentId });
  return {};
});
