import { facts } from './slice';

export { intents as filmDeletionIntents, reducer as filmDeletionReducer } from './slice';
export { filmDeletionSaga } from './saga';
export { selectFilmDeletion } from './selectors';
export type { DoomedFilm, FilmDeletionState, FilmReel, FilmReels } from './state';
/** Facts: a film went to the trash, and came back; whoever shows the talent's films and reels loads them anew. */
export const { deleted: filmDeleted, restored: filmRestored } = facts;
