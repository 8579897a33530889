export { intents as clientListIntents, reducer as clientListReducer } from './slice';
export { clientListSaga } from './saga';
export type { ClientListState } from './state';
