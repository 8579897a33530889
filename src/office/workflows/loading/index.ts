import type { UnknownAction } from '@reduxjs/toolkit';
import { all, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import { agencyReels } from '../../entities/agencyReels';
import { build } from '../../entities/build';
import { categories } from '../../entities/categories';
import { films } from '../../entities/films';
import { news } from '../../entities/news';
import { newsletters } from '../../entities/newsletters';
import { reelNames } from '../../entities/reelNames';
import { screens } from '../../entities/screens';
import { selectSession, signedIn } from '../../entities/session';
import { staff } from '../../entities/staff';
import { startFlagCleared } from '../../entities/startFlag';
import { talents } from '../../entities/talents';
import { ALL } from '../../kernel/query/state';

/** What is loaded after sign-in: the loaders of spec section 7 that need no id. */
const lists = {
  categories,
  talents,
  staff,
  reelNames,
  news,
  newsletters,
  screens,
  films,
  agencyReels,
  build,
};

export type ListName = keyof typeof lists;

export const LISTS = Object.keys(lists) as readonly ListName[];

/** The lists are loaded after sign-in, and at a reload with a held session; what makes them old, each says itself. */
export function* loadingSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(signedIn, loadAll),
    ...LISTS.map((list) => takeEvery(lists[list].facts.failed, clearStartFlag)),
  ]);
}

/** Lists of the session that is there when the office starts. */
export function* loadingAtStartSaga(): SagaGenerator<void> {
  if (yield* select(selectSession)) yield* loadAll();
}

function* loadAll(): SagaGenerator<void> {
  for (const list of LISTS) yield* put(lists[list].facts.asked({ params: ALL }));
}

/** The literal reply `error` says that the start went wrong (spec section 8). */
function* clearStartFlag({
  payload,
}: {
  readonly payload: { readonly refusal: Refusal };
}): SagaGenerator<void> {
  const { refusal } = payload;
  if (refusal.kind === 'refused' && refusal.word === 'error') yield* put(startFlagCleared());
}

/** Intent: a person wants a list that could not be loaded. */
export const retryList = (list: ListName): UnknownAction =>
  lists[list].intents.reloadRequested({ params: ALL });

export type ListsRoot = { readonly [N in ListName]: ReturnType<(typeof lists)[N]['reducer']> };

/** How the question for a list stands. */
export const selectLoad = (state: ListsRoot, list: ListName) => lists[list].selectQuery(state as never, ALL);
