export { intents as sessionIntents, reducer as sessionGuardReducer } from './slice';
export { sessionSaga } from './saga';
export { selectSessionGuard } from './selectors';
export type { SessionState } from './state';
