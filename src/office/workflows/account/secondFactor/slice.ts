import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../../contract/refusal';
import { machine } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import type { PasskeyTrouble } from '../../../kernel/world';
import type { AppKey, FactorTask, NamedPasskey, SecondFactorState } from './state';

const { move, stay } = machine<SecondFactorState>();

type Keeping = Extract<SecondFactorState, { readonly status: 'keeping' }>;
/** The password once more, and what a new passkey is to be called. */
export interface Proof {
  readonly currentPassword: string;
  readonly passkeyName?: string;
}

const asBefore = stay(['keeping'], (state) => state);

const slice = createSlice({
  name: 'secondFactor',
  initialState: { status: 'closed' } as SecondFactorState,
  reducers: {
    opened: move(['closed'], ['proving'], (_state, { payload: task }: PayloadAction<FactorTask>) => ({
      status: 'proving',
      task,
    })),
    removalOpened: move(['closed'], ['proving'], (_state, { payload }: PayloadAction<NamedPasskey>) => ({
      status: 'proving',
      task: 'removePasskey',
      passkey: payload,
    })),
    passwordSent: move(['proving'], ['asking'], ({ task, passkey }, _action: PayloadAction<Proof>) => ({
      status: 'asking',
      task,
      ...(passkey && { passkey }),
    })),
    codeSent: move(
      ['pairing'],
      ['confirming'],
      ({ factorKey, factorAddress }, _action: PayloadAction<{ readonly secondFactorCode: string }>) => ({
        status: 'confirming',
        factorKey,
        factorAddress,
      }),
    ),
    copyRequested: asBefore,
    saveRequested: asBefore,
    printRequested: asBefore,
    kept: move(['keeping'], ['closed', 'entering'], ({ wasNeeded }) => ({
      status: wasNeeded ? 'entering' : 'closed',
    })),
    closed: move(['proving', 'pairing'], ['closed'], () => ({ status: 'closed' })),

    prepared: move(['asking'], ['pairing'], (_state, { payload }: PayloadAction<AppKey>) => ({
      status: 'pairing',
      ...payload,
    })),
    deviceAsked: move(['asking'], ['withDevice'], () => ({ status: 'withDevice' })),
    deviceRefused: move(
      ['withDevice'],
      ['proving'],
      (_state, { payload: trouble }: PayloadAction<PasskeyTrouble>) => ({
        status: 'proving',
        task: 'addPasskey',
        trouble,
      }),
    ),
    passkeyMade: move(['withDevice'], ['adding'], () => ({ status: 'adding' })),
    codesMade: move(
      ['asking', 'confirming', 'adding'],
      ['keeping'],
      (_state, { payload }: PayloadAction<Pick<Keeping, 'recoveryCodes' | 'wasNeeded'>>) => ({
        status: 'keeping',
        ...payload,
      }),
    ),
    ended: move(['asking', 'adding'], ['closed'], () => ({ status: 'closed' })),
    refused: move(
      ['asking', 'confirming', 'adding'],
      ['proving', 'pairing'],
      (state, { payload: refusal }: PayloadAction<Refusal>) => {
        if (state.status === 'confirming') return { ...state, status: 'pairing', refusal };
        if (state.status === 'adding') return { status: 'proving', task: 'addPasskey', refusal };
        return { ...state, status: 'proving', refusal };
      },
    ),
    told: stay(['keeping'], (state, { payload: kept }: PayloadAction<NonNullable<Keeping['kept']>>) => ({
      ...state,
      kept,
    })),
  },
  selectors: { selectSecondFactor: (state) => state },
});

export const { reducer, caseReducers } = slice;
export const { selectSecondFactor } = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'opened',
  'removalOpened',
  'passwordSent',
  'codeSent',
  'copyRequested',
  'saveRequested',
  'printRequested',
  'kept',
  'closed',
);
