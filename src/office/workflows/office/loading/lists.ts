import type { UnknownAction } from '@reduxjs/toolkit';
import { agencyReels } from '../../../entities/agencyReels';
import { build } from '../../../entities/build';
import { categories } from '../../../entities/categories';
import { filmFigures } from '../../../entities/filmFigures';
import { news } from '../../../entities/news';
import { newsletters } from '../../../entities/newsletters';
import { reelNames } from '../../../entities/reelNames';
import { screens } from '../../../entities/screens';
import { staff } from '../../../entities/staff';
import { talentFigures } from '../../../entities/talentFigures';
import { ALL } from '../../../kernel/query/state';

/**
 * What is loaded after sign-in: the loaders of spec section 7 that need no id. Of talents and films it is their figures, as an
 * agency may have 100,000s: they are asked for where they are shown.
 */
export const lists = {
  categories,
  talents: talentFigures,
  staff,
  reelNames,
  news,
  newsletters,
  screens,
  films: filmFigures,
  agencyReels,
  build,
};

export type ListName = keyof typeof lists;

export const LISTS = Object.keys(lists) as readonly ListName[];

/** Intent: a person wants a list that could not be loaded. */
export const retryList = (list: ListName): UnknownAction =>
  lists[list].intents.reloadRequested({ params: ALL });

export type ListsRoot = {
  readonly [N in ListName as (typeof lists)[N]['name']]: ReturnType<(typeof lists)[N]['reducer']>;
};

/** How the question for a list stands. */
export const selectLoad = (state: ListsRoot, list: ListName) => lists[list].selectQuery(state as never, ALL);
