import { facts } from './slice';

export { intents as filmSheetIntents, reducer as filmSheetReducer } from './slice';
export { filmSheetSaga } from './saga';
export { selectFilmSheet } from './selectors';
export type { FilmSheetState, FilmSheetValues, MissingPart } from './state';
export { filmSheetSchema } from './validation';
/** Fact: a film was created; whoever shows the talent's films loads them anew. */
export const filmCreated = facts.saved;
