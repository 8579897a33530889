import { facts } from './slice';

export { intents as signInIntents, reducer as signInReducer, selectSignIn } from './slice';
export { admit, signInSaga } from './saga';
/** Fact: somebody who chose a password goes on to sign in with it. */
export const signInBegun = facts.begun;
export type { RefusalMessage, SignInFailure, SignInState } from './state';
