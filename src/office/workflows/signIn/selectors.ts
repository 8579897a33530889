import type { SignInState } from './state';

interface Root {
  readonly signIn: SignInState;
}

export const selectSignIn = (state: Root) => state.signIn;
