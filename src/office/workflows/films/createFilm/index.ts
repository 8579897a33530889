export { intents as createFilmIntents, reducer as createFilmReducer, selectCreateFilm } from './slice';
export { createFilmSaga } from './saga';
export type { CreateFilmInput, MissingPart, OpenFilmSheet } from './state';
export { createFilmSchema } from './validation';
