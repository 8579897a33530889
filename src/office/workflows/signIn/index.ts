export { intents as signInIntents, reducer as signInReducer } from './slice';
export { signInSaga } from './saga';
export { selectSignIn } from './selectors';
export type { RefusalMessage, SignInFailure, SignInState } from './state';
