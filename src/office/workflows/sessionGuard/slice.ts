import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { signedOut } from '../../entities/session';
import { machine } from '../../kernel/machine';
import { sessionEnded, sessionRestored, sessionTaken } from '../../kernel/request';
import type { SessionGuardState } from './state';

const { move } = machine<SessionGuardState>();

const initialState: SessionGuardState = { status: 'open' };

/** Steps that other parts' facts cause. */
const heard = {
  sessionEnded: move(
    ['open', 'confirming', 'confirmingLoss', 'failed', 'ended', 'taken', 'changing'],
    ['ended'],
    () => ({ status: 'ended' }),
  ),
  sessionTaken: move(
    ['open', 'confirming', 'confirmingLoss', 'signingOut', 'failed', 'ended', 'taken'],
    ['taken'],
    (_state, { payload }: PayloadAction<string>) => ({ status: 'taken', by: payload }),
  ),
  sessionRestored: move(['ended', 'taken'], ['open'], () => ({ status: 'open' })),
};

const slice = createSlice({
  name: 'sessionGuard',
  initialState: initialState as SessionGuardState,
  reducers: {
    signOutRequested: move(['open'], ['signingOut'], () => ({ status: 'signingOut', everywhere: false })),
    everywhereRequested: move(['open'], ['confirming'], () => ({ status: 'confirming' })),
    /** A sign-out was asked for while films are being uploaded. */
    lossRisked: move(['open'], ['confirmingLoss'], () => ({ status: 'confirmingLoss' })),
    confirmed: move(['confirming', 'confirmingLoss'], ['signingOut'], ({ status }) => ({
      status: 'signingOut',
      everywhere: status === 'confirming',
    })),
    retried: move(['failed'], ['signingOut'], ({ everywhere }) => ({ status: 'signingOut', everywhere })),
    cancelled: move(['confirming', 'confirmingLoss', 'failed'], ['open'], () => ({ status: 'open' })),
    personChangeRequested: move(['taken'], ['changing'], ({ by }) => ({ status: 'changing', by })),
    left: move(['ended'], ['signingOut'], () => ({ status: 'signingOut', everywhere: false })),

    signOutFailed: move(
      ['signingOut'],
      ['failed'],
      ({ everywhere }, { payload }: PayloadAction<Refusal>) => ({
        status: 'failed',
        everywhere,
        refusal: payload,
      }),
    ),
    changeFailed: move(['changing'], ['taken'], ({ by }, { payload }: PayloadAction<Refusal>) => ({
      status: 'taken',
      by,
      refusal: payload,
    })),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, heard.sessionEnded)
      .addCase(sessionTaken, heard.sessionTaken)
      .addCase(sessionRestored, heard.sessionRestored)
      .addCase(signedOut, () => initialState),
  selectors: { selectSessionGuard: (state) => state },
});

export const { reducer } = slice;
export const { selectSessionGuard } = slice.selectors;
export const caseReducers = { ...slice.caseReducers, ...heard };
const { signOutFailed, changeFailed, ...intents } = slice.actions;
export { intents };
export const facts = { signOutFailed, changeFailed };
