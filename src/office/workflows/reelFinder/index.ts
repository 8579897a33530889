export { intents as reelFinderIntents, reducer as reelFinderReducer } from './slice';
export { reelFinderSaga } from './saga';
export { selectReelFinder } from './selectors';
