export { intents as trashIntents, reducer as trashReducer } from './slice';
export { trashSaga } from './saga';
export { selectEmptying } from './selectors';
