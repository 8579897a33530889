export { intents as editFilmIntents, reducer as editFilmReducer } from './slice';
export { editFilmSaga } from './saga';
export { selectEditFilm } from './selectors';
export type { EditFilmSection, EditFilmState } from './state';
