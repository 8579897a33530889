export { posterSaga } from './saga';
export { intents as posterIntents, reducer as posterReducer, selectPoster } from './slice';
export type { PosterState } from './state';
