import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import { failed, type Failure } from '../../kernel/mutation';
import { splitActions } from '../../kernel/splitActions';
import type { DeletionState, Doomed } from './state';

const { move } = machine<DeletionState>();

const slice = createSlice({
  name: 'deletion',
  initialState: { status: 'closed' } as DeletionState,
  reducers: {
    opened: move(['closed'], ['asking'], (_state, { payload: thing }: PayloadAction<Doomed>) => ({
      status: 'asking',
      thing,
    })),
    confirmed: move(['asking', 'refused', 'doubtful'], ['deleting'], (state) => ({
      status: 'deleting',
      thing: state.thing,
      requestId: state.status === 'doubtful' ? state.requestId : null,
    })),
    closed: move(['asking', 'refused', 'doubtful'], ['closed'], () => ({ status: 'closed' })),

    refused: move(
      ['deleting'],
      ['refused', 'doubtful'],
      ({ thing, requestId }, { payload }: PayloadAction<Failure>) => ({
        thing,
        ...failed(requestId, payload),
      }),
    ),
    deleted: move(['deleting'], ['closed'], () => ({ status: 'closed' })),
  },
  selectors: { selectDeletion: (state) => state },
});

export const { reducer, caseReducers, selectors } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'confirmed', 'closed');
