import type { TrashKind } from '../../contract/entities/trash';
import { film } from './kinds/film';
import { news } from './kinds/news';
import { newsletter } from './kinds/newsletter';
import { reel, specialReel } from './kinds/reel';
import { screen } from './kinds/screen';
import { talent } from './kinds/talent';
import type { Trashable } from './trashable';

/** All that can be trashed. */
export const trashables: Readonly<Record<TrashKind, Trashable>> = {
  talent,
  film,
  reel,
  specialReel,
  news,
  newsletter,
  screen,
};

/** The kinds, each before its parts. */
export const kinds = Object.keys(trashables) as TrashKind[];
