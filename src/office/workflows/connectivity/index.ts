export { wentOffline, wentOnline } from '../../kernel/signals';
export { reducer as connectivityReducer } from './slice';
export { connectivitySaga } from './saga';
export { selectIsOnline } from './selectors';
