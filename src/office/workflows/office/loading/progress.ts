import { createSelector } from '@reduxjs/toolkit';
import { LISTS, type ListsRoot, selectLoad } from './lists';

const selectLoads = createSelector(
  LISTS.map((list) => (state: ListsRoot) => selectLoad(state, list)),
  (...loads) => loads,
);

/** How many of the lists have come, and whether the first loading still runs. */
export const selectLoadingProgress = createSelector([selectLoads], (loads) => ({
  loaded: loads.filter(({ data }) => data !== null).length,
  total: LISTS.length,
  isRunning: loads.some(({ status, data }) => data === null && status !== 'failed'),
}));

/** The lists that could not be loaded, with why. */
export const selectFailedLists = createSelector([selectLoads], (loads) =>
  loads.flatMap((load, at) => {
    const list = LISTS[at];
    return list !== undefined && load.status === 'failed' ? [{ list, refusal: load.refusal }] : [];
  }),
);
