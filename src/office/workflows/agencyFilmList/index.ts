export { intents as agencyFilmListIntents, reducer as agencyFilmListReducer } from './slice';
export {
  type AgencyFilmEntry,
  findAgencyFilms,
  findFilmsToChoose,
  selectAgencyFilmEntries,
  selectAgencyFilmList,
} from './selectors';
export type { AgencyFilmListState } from './state';
