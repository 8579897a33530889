export { intents as deleteFilmIntents, reducer as deleteFilmReducer } from './slice';
export { deleteFilmSaga } from './saga';
export { selectDeleteFilm } from './selectors';
export type { DoomedFilm, DeleteFilmState, FilmReel, FilmReels } from './state';
