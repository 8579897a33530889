import type { Store } from '@reduxjs/toolkit';
import { selectSession } from '../entities/session';
import { locationChanged, queryChanged } from '../workflows/navigation';
import type { RootState } from './rootReducer';
import type { Routing } from './routes';

/** Routes over a store: the workflows hear of an address that is another one to them. */
export const routingOver = ({
  getState,
  dispatch,
}: Pick<Store<RootState>, 'getState' | 'dispatch'>): Routing => ({
  isSignedIn: () => selectSession(getState()) !== null,
  onAddress(path, query) {
    if (getState().navigation.path !== path) dispatch(locationChanged({ path }));
    if ((getState().navigation.query ?? '') !== query) dispatch(queryChanged({ query }));
  },
});
