export { intents as sessionIntents, reducer as sessionGuardReducer, selectSessionGuard } from './slice';
export { sessionSaga } from './saga';
export type { SessionState } from './state';
