import type { Handlers } from '../http/handler';
import { reelAdd } from './add';
import { reelAddFilm } from './addFilm';
import { reelDelete } from './delete';
import { reelNameAdd } from './names';
import { reelOrderFilms } from './orderFilms';
import { reelRemoveFilm } from './removeFilm';
import { reelRename } from './rename';
import { reelToggle } from './toggle';

/** What staff do with the reels of a talent (spec sections 4, 5 and 7). */
export const reelHandlers: Handlers<
  | 'reel.add'
  | 'reelName.add'
  | 'reel.rename'
  | 'reel.toggle'
  | 'reel.delete'
  | 'reel.addFilm'
  | 'reel.removeFilm'
  | 'reel.orderFilms'
> = {
  'reel.add': reelAdd,
  'reelName.add': reelNameAdd,
  'reel.rename': reelRename,
  'reel.toggle': reelToggle,
  'reel.delete': reelDelete,
  'reel.addFilm': reelAddFilm,
  'reel.removeFilm': reelRemoveFilm,
  'reel.orderFilms': reelOrderFilms,
};
