export { intents as createFilmIntents, reducer as createFilmReducer, selectCreateFilm } from './slice';
export { closeCreateFilm } from './closing';
export { createFilmSaga } from './saga';
export type { CreateFilmInput, MissingPart, OpenFilmSheet } from './state';
export { createFilmSchema } from './validation';
