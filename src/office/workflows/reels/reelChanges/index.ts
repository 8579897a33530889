export {
  intents as reelChangeIntents,
  reducer as reelChangesReducer,
  reelChangeSaved,
  selectAddingFilms,
  selectAreChanging,
  selectIsChangingReels,
  selectReelChanges,
} from './slice';
export { selectAgain, writtenIn } from './again';
export { isSameChange, oppositeOf } from './opposite';
export { awaitReelChanges, reelChangesSaga } from './saga';
export type { RefusedReelChange, ReelChange } from './state';
