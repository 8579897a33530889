import { selectors } from './slice';

export { intents as deletionIntents, reducer as deletionReducer } from './slice';
export { deletionSaga } from './saga';
export const { selectDeletion, selectIsDeleting } = selectors;
export type { DeletionState, Doomed, NotDeleted } from './state';
