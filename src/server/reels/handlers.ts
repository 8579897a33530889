import type { Handlers } from '../http/handler';
import { reelAdd } from './add';
import { reelAddFilm } from './addFilm';
import { agencyReelFilms } from './agencyReelFilms';
import { reelDelete } from './delete';
import { agencyReelsList, reelNamesList, reelsList, talentReelsList, talentSpecialReelsList } from './lists';
import { reelNameAdd } from './names';
import { reelOrder } from './order';
import { reelOrderFilms } from './orderFilms';
import { filmReels } from './reelsOfFilm';
import { reelRemoveFilm } from './removeFilm';
import { reelRename } from './rename';
import { reelToggle } from './toggle';
import { reelUpdate } from './update';

/** Reels, and what staff do with those of a talent (spec sections 4, 5 and 7). */
export const reelHandlers: Handlers<
  | 'reelNames.list'
  | 'talentReels.list'
  | 'reels.list'
  | 'agencyReels.list'
  | 'talentSpecialReels.list'
  | 'agencyReel.films'
  | 'film.reels'
  | 'reel.add'
  | 'reelName.add'
  | 'reel.rename'
  | 'reel.update'
  | 'reel.order'
  | 'reel.toggle'
  | 'reel.delete'
  | 'reel.addFilm'
  | 'reel.removeFilm'
  | 'reel.orderFilms'
> = {
  'reelNames.list': reelNamesList,
  'talentReels.list': talentReelsList,
  'reels.list': reelsList,
  'agencyReels.list': agencyReelsList,
  'talentSpecialReels.list': talentSpecialReelsList,
  'agencyReel.films': agencyReelFilms,
  'film.reels': filmReels,
  'reel.add': reelAdd,
  'reelName.add': reelNameAdd,
  'reel.rename': reelRename,
  'reel.update': reelUpdate,
  'reel.order': reelOrder,
  'reel.toggle': reelToggle,
  'reel.delete': reelDelete,
  'reel.addFilm': reelAddFilm,
  'reel.removeFilm': reelRemoveFilm,
  'reel.orderFilms': reelOrderFilms,
};
