export { intents as loadingIntents, reducer as loadingReducer } from './slice';
export { loadingSaga } from './saga';
export { selectFailedLists, selectLoad, selectLoadingProgress, selectStartFlag } from './selectors';
export { type ListName, LISTS } from './state';
