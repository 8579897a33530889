import { change, type Handler } from '../http/handler';
import { moveToTrash } from '../trash/delete';
import { specialOwner } from './find';

/** Puts a reel into the trash, a group with its sub-reels. */
export const reelDelete: Handler<'reel.delete'> = change(async (context, { reelId, kind, talentId }) => {
  if (kind === 'special') await moveToTrash(context, 'specialReel', reelId, specialOwner(talentId));
  else await moveToTrash(context, 'reel', reelId, talentId);
  return {};
});

/** Puts a special reel into the trash. */
export const specialReelDelete: Handler<'specialReel.delete'> = change(async (context, { reelId }) => {
  await moveToTrash(context, 'specialReel', reelId);
  return {};
});
