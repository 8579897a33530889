export { intents as loadingIntents, reducer as loadingReducer } from './slice';
export { loadingSaga } from './saga';
export { selectFailedLists, selectLoad, selectLoadingProgress } from './selectors';
export { type ListName, LISTS } from './state';
