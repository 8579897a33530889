export { queryOf, shownIn, talentIdOf, talentPagePath, talentRecordPath } from './address';
export {
  intents as talentPageIntents,
  reducer as talentPageReducer,
  selectOpenFilmId,
  selectShownTalentId,
  selectTalentPage,
} from './slice';
export { talentPageSaga } from './saga';
export {
  type FilmPage,
  reloadPage,
  selectAreFilmsFresh,
  selectFilmPage,
  selectFilmsRefusal,
  selectReelsRefusal,
} from './selectors';
