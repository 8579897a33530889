import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { ReelChange, ReelChangesState, RefusedReelChange } from './state';

const { move } = machine<ReelChangesState>();

type Saving = Extract<ReelChangesState, { status: 'saving' }>;

/** The change in hand has come to its end: the next one's turn, or rest. */
function next({ waiting }: Saving, refusals: readonly RefusedReelChange[]): ReelChangesState {
  const [change, ...rest] = waiting;
  if (change) return { status: 'saving', change, waiting: rest, refusals };
  return refusals.length > 0 ? { status: 'refused', refusals } : { status: 'idle' };
}

const slice = createSlice({
  name: 'reelChanges',
  initialState: { status: 'idle' } as ReelChangesState,
  reducers: {
    requested: move(
      ['idle', 'saving', 'refused'],
      ['saving'],
      (state, { payload }: PayloadAction<ReelChange>) =>
        state.status === 'saving'
          ? { ...state, waiting: [...state.waiting, payload] }
          : { status: 'saving', change: payload, waiting: [], refusals: [] },
    ),
    dismissed: move(['refused'], ['idle'], () => ({ status: 'idle' })),

    saved: move(['saving'], ['idle', 'saving', 'refused'], (state) => next(state, state.refusals)),
    refused: move(
      ['saving'],
      ['saving', 'refused', 'idle'],
      (state, { payload }: PayloadAction<RefusedReelChange>) => next(state, [...state.refusals, payload]),
    ),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'requested', 'dismissed');
