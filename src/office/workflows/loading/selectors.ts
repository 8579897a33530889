import { createSelector } from '@reduxjs/toolkit';
import { type ListName, LISTS, type LoadingState } from './state';

interface Root {
  readonly loading: LoadingState;
}

export const selectLoad = (state: Root, list: ListName) => state.loading.byList[list];
const selectByList = (state: Root) => state.loading.byList;

/** How many of the lists have come, and whether the first loading still runs. */
export const selectLoadingProgress = createSelector([selectByList], (byList) => {
  const statuses = LISTS.map((list) => byList[list].status);
  return {
    loaded: statuses.filter((status) => status === 'loaded' || status === 'refreshing').length,
    total: LISTS.length,
    isRunning: statuses.some((status) => status === 'waiting' || status === 'loading'),
  };
});

/** The lists that could not be loaded, with why. */
export const selectFailedLists = createSelector([selectByList], (byList) =>
  LISTS.flatMap((list) => {
    const load = byList[list];
    return load.status === 'failed' ? [{ list, refusal: load.refusal }] : [];
  }),
);
