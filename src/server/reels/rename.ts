import { change, type Handler, Refused } from '../http/handler';
import { anyLiveReel } from './find';
import { keepName } from './names';
import { reelChanged } from './reelChanged';
import { renameSpecial } from './renameSpecial';
import { titled } from './titled';

/**
 * Gives a talent's reel another name; a name new to the catalogue is added to it (spec section 4, "Reel name save"). A
 * name that a colleague gave since the person looked is not overwritten. Of a special reel it saves the headings and the
 * sender as well.
 */
export const reelRename: Handler<'reel.rename'> = change(async (context, input) => {
  const { catalogue } = context;
  const { reelId, seenTitle } = input;
  const reel = await anyLiveReel(catalogue, reelId);
  if (reel.special === 1) return renameSpecial(context, reel, input);
  const wanted = input.title.trim();
  if (seenTitle !== undefined && ![seenTitle, wanted].includes(reel.title))
    throw new Refused({ kind: 'conflict', reason: 'renamed' });
  const isNew = await keepName(context, wanted, reel.code);
  await catalogue.updateTable('reels').set(titled(wanted)).where('reel_id', '=', reelId).execute();
  await reelChanged(context, reel, { title: reel.title });
  return isNew ? 'nameAdded' : 'modified';
});
