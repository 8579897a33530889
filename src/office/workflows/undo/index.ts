import { facts } from './slice';

export { intents as undoIntents, reducer as undoReducer } from './slice';
export { undoSaga } from './saga';
export { selectUndo } from './selectors';
export type { Deleted } from './state';

/** Facts: something went to the trash, and the way back is to be offered; something came out of it again. */
export const thingDeleted = facts.offered;
export const thingRestored = facts.restored;
