import { change, type Handler, Refused } from '../http/handler';
import { liveReel } from './find';
import { keepName } from './names';
import { reelChanged } from './reelChanged';

/**
 * Gives a talent's reel another name; a name new to the catalogue is added to it (spec section 4, "Reel name save"). A
 * name that a colleague gave since the person looked is not overwritten.
 */
export const reelRename: Handler<'reel.rename'> = change(async (context, { reelId, title, seenTitle }) => {
  const { catalogue } = context;
  const reel = await liveReel(catalogue, reelId);
  const wanted = title.trim();
  if (seenTitle !== undefined && ![seenTitle, wanted].includes(reel.title))
    throw new Refused({ kind: 'conflict', reason: 'renamed' });
  const isNew = await keepName(context, wanted, reel.code);
  await catalogue.updateTable('reels').set({ title: wanted }).where('reel_id', '=', reelId).execute();
  await reelChanged(context, reel, { title: reel.title });
  return isNew ? 'nameAdded' : 'modified';
});
