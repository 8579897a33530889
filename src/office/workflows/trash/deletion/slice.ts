import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TrashedName } from '../../../entities/trashed';
import { machine } from '../../../kernel/machine';
import { failed, type Failure } from '../../../kernel/mutation';
import { splitActions } from '../../../kernel/splitActions';
import type { DeletionState, Doomed, NotDeleted, Waiting } from './state';

const { move, stay } = machine<DeletionState>();

const first = (thing: Doomed): Waiting => ({ thing, requestId: null });

/** What is in doubt is tried again as the same request. */
const again = ({ thing, ...tried }: NotDeleted): Waiting => ({
  thing,
  requestId: tried.status === 'doubtful' ? tried.requestId : null,
});

const slice = createSlice({
  name: 'deletion',
  initialState: { status: 'closed' } as DeletionState,
  reducers: {
    opened: move(
      ['closed'],
      ['asking'],
      (_state, { payload: { things } }: PayloadAction<{ readonly things: readonly Doomed[] }>) => ({
        status: 'asking',
        things,
      }),
    ),
    confirmed: move(['asking', 'refused'], ['deleting'], (state) => ({
      status: 'deleting',
      things: state.things,
      waiting: state.status === 'asking' ? state.things.map(first) : state.failures.map(again),
      deleted: state.status === 'asking' ? [] : state.deleted,
      failures: [],
    })),
    /** What is on its way still goes; what waits stays. */
    stopped: stay(['deleting'], (state) => ({ ...state, waiting: state.waiting.slice(0, 1) })),
    closed: move(['asking', 'refused'], ['closed'], () => ({ status: 'closed' })),

    deleted: stay(['deleting'], (state, { payload: name }: PayloadAction<TrashedName>) => ({
      ...state,
      waiting: state.waiting.slice(1),
      deleted: [...state.deleted, name],
    })),
    refused: stay(['deleting'], (state, { payload }: PayloadAction<Failure>) => {
      const [tried, ...waiting] = state.waiting;
      if (!tried) return state;
      const { thing, requestId } = tried;
      return { ...state, waiting, failures: [...state.failures, { thing, ...failed(requestId, payload) }] };
    }),
    ended: move(['deleting'], ['closed', 'refused'], ({ things, deleted, failures }) =>
      failures.length > 0 ? { status: 'refused', things, deleted, failures } : { status: 'closed' },
    ),
  },
  selectors: {
    selectDeletion: (state) => state,
    selectIsDeleting: (state) => state.status === 'deleting',
  },
});

export const { reducer, caseReducers, selectors } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'confirmed', 'stopped', 'closed');
