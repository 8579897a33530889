import { change, type Handler } from '../http/handler';
import { liveReel } from './find';
import { keepName } from './names';
import { reelChanged } from './reelChanged';

/** Gives a talent's reel another name; a name new to the catalogue is added to it (spec section 4, "Reel name save"). */
export const reelRename: Handler<'reel.rename'> = change(async (context, { reelId, title }) => {
  const { catalogue } = context;
  const reel = await liveReel(catalogue, reelId);
  const isNew = await keepName(context, title, reel.code);
  await catalogue.updateTable('reels').set({ title: title.trim() }).where('reel_id', '=', reelId).execute();
  await reelChanged(context, reel, { title: reel.title });
  return isNew ? 'nameAdded' : 'modified';
});
