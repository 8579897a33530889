export { intents as reelChangeIntents, reducer as reelChangesReducer } from './slice';
export { awaitReelChanges, reelChangesSaga } from './saga';
export { selectAddingFilms, selectIsChangingReels, selectReelChanges } from './selectors';
export type { FilmAdding, ReelChange, ReelChangesState } from './state';
