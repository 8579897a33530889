export { intents as outboxIntents, reducer as outboxReducer } from './slice';
export { outboxSaga } from './saga';
export { selectMailRetry, selectOpenMail, selectOutboxList } from './selectors';
export type { MailRetry, MailText, OpenMail, OutboxList } from './state';
