export { intents as trashIntents, reducer as trashReducer } from './slice';
export { trashSaga } from './saga';
export { selectEmptying, selectTrashList } from './selectors';
export type { Emptying } from './state';
