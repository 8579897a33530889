import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../../contract/refusal';
import { machine } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import type { AppKey, FactorTask, SecondFactorState } from './state';

const { move, stay } = machine<SecondFactorState>();

type Keeping = Extract<SecondFactorState, { readonly status: 'keeping' }>;
const asBefore = stay(['keeping'], (state) => state);

const slice = createSlice({
  name: 'secondFactor',
  initialState: { status: 'closed' } as SecondFactorState,
  reducers: {
    opened: move(['closed'], ['proving'], (_state, { payload: task }: PayloadAction<FactorTask>) => ({
      status: 'proving',
      task,
    })),
    passwordSent: move(
      ['proving'],
      ['asking'],
      ({ task }, _action: PayloadAction<{ readonly currentPassword: string }>) => ({
        status: 'asking',
        task,
      }),
    ),
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
    codesMade: move(
      ['asking', 'confirming'],
      ['keeping'],
      (_state, { payload }: PayloadAction<Pick<Keeping, 'recoveryCodes' | 'wasNeeded'>>) => ({
        status: 'keeping',
        ...payload,
      }),
    ),
    ended: move(['asking'], ['closed'], () => ({ status: 'closed' })),
    refused: move(
      ['asking', 'confirming'],
      ['proving', 'pairing'],
      (state, { payload: refusal }: PayloadAction<Refusal>) =>
        state.status === 'asking'
          ? { status: 'proving', task: state.task, refusal }
          : { ...state, status: 'pairing', refusal },
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
  'passwordSent',
  'codeSent',
  'copyRequested',
  'saveRequested',
  'printRequested',
  'kept',
  'closed',
);
