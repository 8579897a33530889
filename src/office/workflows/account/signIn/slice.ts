import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import type { Credentials, FactorAsked, RefusalMessage, SignInFailure, SignInState } from './state';

const { move, stay } = machine<SignInState>();

const slice = createSlice({
  name: 'signIn',
  initialState: { status: 'idle' } as SignInState,
  reducers: {
    submitted: move(
      ['idle', 'failed', 'codeAsked'],
      ['signingIn'],
      (_state, _action: PayloadAction<Credentials>) => ({
        status: 'signingIn',
        attempt: 1,
      }),
    ),
    dismissed: move(['refused', 'unexplained'], ['idle'], () => ({ status: 'idle' })),

    /** With a password that was just chosen. */
    begun: move(
      ['idle', 'refused', 'codeAsked', 'unexplained', 'failed'],
      ['signingIn'],
      (_state, _action: PayloadAction<Credentials>) => ({ status: 'signingIn', attempt: 1 }),
    ),
    attemptStarted: stay(['signingIn'], (_state, { payload }: PayloadAction<number>) => ({
      status: 'signingIn',
      attempt: payload,
    })),
    accepted: move(['signingIn'], ['idle'], () => ({ status: 'idle' })),
    refused: move(
      ['signingIn'],
      ['refused'],
      (_state, { payload }: PayloadAction<readonly RefusalMessage[]>) => ({
        status: 'refused',
        messages: payload,
      }),
    ),
    codeAsked: move(['signingIn'], ['codeAsked'], (_state, { payload }: PayloadAction<FactorAsked>) => ({
      status: 'codeAsked',
      ...payload,
    })),
    unexplained: move(['signingIn'], ['unexplained'], () => ({ status: 'unexplained' })),
    failed: move(['signingIn'], ['failed'], (_state, { payload }: PayloadAction<SignInFailure>) => ({
      status: 'failed',
      why: payload,
    })),
  },
  selectors: { selectSignIn: (state) => state },
});

export const { reducer, caseReducers } = slice;
export const { selectSignIn } = slice.selectors;
export const { intents, facts } = splitActions(slice.actions, 'submitted', 'dismissed');
