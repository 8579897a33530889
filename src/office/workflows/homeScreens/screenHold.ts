import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ScreenMove } from '../../entities/screens';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';

/**
 * A home screen that is being moved, by drag or by keys, and where it would be dropped:
 *
 *   free, held ──taken──▶ held ──released──▶ free
 *
 * Whoever drops it asks for the move (workflows/screenOrder) and releases it. A reload boots as free.
 */
type ScreenHoldState =
  | { readonly status: 'free' }
  | {
      readonly status: 'held';
      readonly move: ScreenMove;
      /** What it stood before when it was taken. */
      readonly from: string;
    };

const { move } = machine<ScreenHoldState>();
const free = { status: 'free' } as const;

const slice = createSlice({
  name: 'screenHold',
  initialState: free as ScreenHoldState,
  reducers: {
    taken: move(['free', 'held'], ['held'], (state, { payload }: PayloadAction<ScreenMove>) => ({
      status: 'held',
      move: payload,
      from:
        state.status === 'held' && state.move.screenId === payload.screenId ? state.from : payload.beforeId,
    })),
    released: move(['held'], ['free'], () => free),
  },
  selectors: {
    selectHeldScreen: (state) => (state.status === 'held' ? state.move : null),
    /** True where it would be dropped at another place than it was taken from. */
    selectIsHeldMoved: (state) => state.status === 'held' && state.move.beforeId !== state.from,
  },
});

export const { reducer: screenHoldReducer, caseReducers } = slice;
export const { selectHeldScreen, selectIsHeldMoved } = slice.selectors;
export const { intents: screenHoldIntents } = splitActions(slice.actions, 'taken', 'released');
