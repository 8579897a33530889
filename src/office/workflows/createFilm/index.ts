export { intents as createFilmIntents, reducer as createFilmReducer } from './slice';
export { createFilmSaga } from './saga';
export { selectCreateFilm } from './selectors';
export type { CreateFilmState, CreateFilmValues, MissingPart } from './state';
export { createFilmSchema } from './validation';
