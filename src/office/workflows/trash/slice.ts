import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { splitActions } from '../../kernel/splitActions';
import type { Emptying, TrashList, TrashState } from './state';
import { emptySteps, listSteps } from './steps';

const initialState: TrashState = { list: { status: 'closed' }, emptying: { status: 'none' } };

const inList =
  <A extends UnknownAction>(step: (list: TrashList, action: A) => TrashList) =>
  (state: TrashState, action: A): TrashState => ({ ...state, list: step(state.list, action) });

const inEmptying =
  <A extends UnknownAction>(step: (emptying: Emptying, action: A) => Emptying) =>
  (state: TrashState, action: A): TrashState => ({ ...state, emptying: step(state.emptying, action) });

const slice = createSlice({
  name: 'trash',
  initialState,
  reducers: {
    reloadRequested: (state) => state,
    emptyOpened: inEmptying(emptySteps.emptyOpened),
    emptyConfirmed: inEmptying(emptySteps.emptyConfirmed),
    emptyClosed: inEmptying(emptySteps.emptyClosed),

    reloadStarted: inList(listSteps.reloadStarted),
    loaded: inList(listSteps.loaded),
    loadFailed: inList(listSteps.loadFailed),
    left: () => initialState,
    emptied: inEmptying(emptySteps.emptied),
    emptyRefused: inEmptying(emptySteps.emptyRefused),
  },
});

export const { reducer } = slice;
export const { intents, facts } = splitActions(
  slice.actions,
  'reloadRequested',
  'emptyOpened',
  'emptyConfirmed',
  'emptyClosed',
);
