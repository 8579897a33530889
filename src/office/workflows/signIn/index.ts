export { intents as signInIntents, reducer as signInReducer } from './slice';
export { signInSaga } from './saga';
export { selectSignIn } from './selectors';
export type { SignInFailure, SignInState } from './state';
import { facts } from './slice';

/** Fact: the sign-in was answered without an errors list; it sets the start flag false (spec section 8). */
export const signInUnexplained = facts.unexplained;
