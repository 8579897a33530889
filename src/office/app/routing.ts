import { selectSignOnName } from '../entities/configuration';
import { selectSession } from '../entities/session';
import { locationChanged, queryChanged } from '../workflows/office/navigation';
import type { Routing } from './routes';
import type { Started } from './startOffice';

/** Routes over a store: the workflows hear of an address that is another one to them. */
export const routingOver = ({ store: { getState, dispatch }, loadScreen, loadDoor }: Started): Routing => ({
  loadScreen,
  loadDoor,
  hasSignOn: () => Boolean(selectSignOnName(getState())),
  isSignedIn: () => selectSession(getState()) !== null,
  onAddress(path, query) {
    if (getState().navigation.path !== path) dispatch(locationChanged({ path }));
    if ((getState().navigation.query ?? '') !== query) dispatch(queryChanged({ query }));
  },
});
