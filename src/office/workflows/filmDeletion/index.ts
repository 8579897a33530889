export { intents as filmDeletionIntents, reducer as filmDeletionReducer } from './slice';
export { filmDeletionSaga } from './saga';
export { selectFilmDeletion } from './selectors';
export type { DoomedFilm, FilmDeletionState, FilmReel, FilmReels } from './state';
