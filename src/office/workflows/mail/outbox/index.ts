export { intents as outboxIntents, reducer as outboxReducer } from './slice';
export { outboxSaga } from './saga';
export { selectMailRetry, selectOpenMail } from './selectors';
