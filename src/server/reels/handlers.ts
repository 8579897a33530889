import type { Handlers } from '../http/handler';
import { reelAdd } from './add';
import { reelAddFilm, specialReelAddFilm } from './addFilm';
import { agencyReelAdd, talentSpecialReelAdd } from './addSpecial';
import { reelDelete, specialReelDelete } from './delete';
import { reelDuplicate } from './duplicate';
import { reelsFind } from './findReels';
import { reelNamesList, talentReelsList } from './lists';
import { reelMoveFilms } from './moveFilms';
import { reelNameAdd } from './names';
import { reelOrder } from './order';
import { reelOrderFilms } from './orderFilms';
import { filmReels } from './reelsOfFilm';
import { reelRemoveFilm } from './removeFilm';
import { reelRename } from './rename';
import { agencyReelsList, talentSpecialReelsList } from './specialLists';
import { specialReelFilms } from './specialReelFilms';
import { reelsTable } from './table';
import { reelToggle, specialReelToggle } from './toggle';
import { reelUpdate } from './update';
import { reelsFound, reelsWindow } from './window';

/** Reels, and what staff do with them (spec sections 4, 5 and 7). */
export const reelHandlers: Handlers<
  | 'reelNames.list'
  | 'talentReels.list'
  | 'reels.find'
  | 'agencyReels.list'
  | 'talentSpecialReels.list'
  | 'specialReel.films'
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
  | 'agencyReel.add'
  | 'talentSpecialReel.add'
  | 'specialReel.addFilm'
  | 'specialReel.toggle'
  | 'specialReel.delete'
  | 'reels.table'
  | 'reels.window'
  | 'reels.found'
  | 'reel.duplicate'
  | 'reel.moveFilms'
> = {
  'reelNames.list': reelNamesList,
  'talentReels.list': talentReelsList,
  'reels.find': reelsFind,
  'agencyReels.list': agencyReelsList,
  'talentSpecialReels.list': talentSpecialReelsList,
  'specialReel.films': specialReelFilms,
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
  'agencyReel.add': agencyReelAdd,
  'talentSpecialReel.add': talentSpecialReelAdd,
  'specialReel.addFilm': specialReelAddFilm,
  'specialReel.toggle': specialReelToggle,
  'specialReel.delete': specialReelDelete,
  'reels.table': reelsTable,
  'reels.window': reelsWindow,
  'reels.found': reelsFound,
  'reel.duplicate': reelDuplicate,
  'reel.moveFilms': reelMoveFilms,
};
