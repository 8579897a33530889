export { intents as signInIntents, reducer as signInReducer, selectSignIn } from './slice';
export { signInSaga } from './saga';
export type { RefusalMessage, SignInFailure, SignInState } from './state';
