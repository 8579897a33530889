export { intents as reelChangeIntents, reducer as reelChangesReducer } from './slice';
export { reelChangesSaga } from './saga';
export { selectAddingFilms, selectIsChangingReels, selectReelChanges } from './selectors';
export type { FilmAdding, ReelChange, ReelChangesState } from './state';
