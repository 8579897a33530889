export { intents as sessionGuardIntents, reducer as sessionGuardReducer, selectSessionGuard } from './slice';
export { sessionGuardSaga } from './saga';
export type { SessionGuardState } from './state';
