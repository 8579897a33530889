import { facts } from './slice';

export { intents as createFilmIntents, reducer as createFilmReducer } from './slice';
export { createFilmSaga } from './saga';
export { selectCreateFilm } from './selectors';
export type { CreateFilmState, CreateFilmValues, MissingPart } from './state';
export { createFilmSchema } from './validation';
/** Fact: a film was created; whoever shows the talent's films loads them anew. */
export const filmCreated = facts.saved;
