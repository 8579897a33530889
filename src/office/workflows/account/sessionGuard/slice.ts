import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../../contract/refusal';
import { signedOut } from '../../../entities/session';
import { machine } from '../../../kernel/machine';
import { sessionEnded, sessionLocked, sessionRestored, sessionTaken } from '../../../kernel/sessionFacts';
import type { SessionGuardState } from './state';

const { move, stay } = machine<SessionGuardState>();

const initialState: SessionGuardState = { status: 'open' };

const lockable = ['open', 'confirming', 'confirmingLoss', 'failed'] as const;
const lock = move(lockable, ['locked'], () => ({ status: 'locked', isTold: false }));

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
  /** What was open when it was locked is not told of what becomes of the session: its person signs in again. */
  sessionLocked: move([...lockable, 'locked'], ['locked'], () => ({ status: 'locked', isTold: true })),
  sessionRestored: move(['ended', 'taken', 'locked'], ['open'], () => ({ status: 'open' })),
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
    lockRequested: lock,
    lockLeft: move(['locked'], ['leaving'], () => ({ status: 'leaving' })),
    left: move(['ended'], ['signingOut'], () => ({ status: 'signingOut', everywhere: false })),

    /** Nobody has done anything for as long as the person chose. */
    idled: lock,
    /** The server knows that the session is locked. */
    lockTold: stay(['locked'], () => ({ status: 'locked', isTold: true })),
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
      .addCase(sessionLocked, heard.sessionLocked)
      .addCase(sessionTaken, heard.sessionTaken)
      .addCase(sessionRestored, heard.sessionRestored)
      .addCase(signedOut, () => initialState),
  selectors: { selectSessionGuard: (state) => state },
});

export const { reducer } = slice;
export const { selectSessionGuard } = slice.selectors;
export const caseReducers = { ...slice.caseReducers, ...heard };
const { signOutFailed, changeFailed, idled, lockTold, ...intents } = slice.actions;
export { intents };
export const facts = { signOutFailed, changeFailed, idled, lockTold };
