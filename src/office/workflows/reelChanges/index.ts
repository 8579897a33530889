export { intents as reelChangeIntents, reducer as reelChangesReducer } from './slice';
export { reelChangesSaga } from './saga';
export { selectReelChanges } from './selectors';
export type { ReelChange, ReelChangesState } from './state';
