import { facts } from './slice';

export { reducer as connectivityReducer } from './slice';
export { connectivitySaga } from './saga';
export { selectIsOnline } from './selectors';

/** Facts: the browser is on line again, or no longer. */
export const { wentOnline, wentOffline } = facts;
