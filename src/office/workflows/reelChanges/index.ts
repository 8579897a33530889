export {
  intents as reelChangeIntents,
  reducer as reelChangesReducer,
  selectAddingFilms,
  selectIsChangingReels,
  selectReelChanges,
} from './slice';
export { awaitReelChanges, reelChangesSaga } from './saga';
export type { FilmAdding, ReelChange, ReelChangesState } from './state';
