export { queryOf, shownIn, talentPagePath } from './address';
export { intents as talentPageIntents, reducer as talentPageReducer } from './slice';
export { talentPageSaga } from './saga';
export {
  type FilmPage,
  reloadPage,
  selectAreFilmsFresh,
  selectFilmPage,
  selectOpenFilmId,
  selectPageRefusal,
  selectShownTalentId,
  selectTalentPage,
} from './selectors';
export type { FilmView, TalentPageState } from './state';
