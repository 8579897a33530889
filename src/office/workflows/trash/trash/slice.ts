import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { trashed } from '../../../entities/trashed';
import { splitActions } from '../../../kernel/splitActions';
import type { Emptying, TrashState } from './state';
import { steps } from './steps';

const initialState: TrashState = { emptying: { status: 'none' } };

const inEmptying =
  <A extends UnknownAction>(step: (emptying: Emptying, action: A) => Emptying) =>
  (state: TrashState, action: A): TrashState => ({ ...state, emptying: step(state.emptying, action) });

const slice = createSlice({
  name: 'trash',
  initialState,
  reducers: {
    emptyOpened: inEmptying(steps.emptyOpened),
    emptyConfirmed: inEmptying(steps.emptyConfirmed),
    emptyClosed: inEmptying(steps.emptyClosed),

    emptied: inEmptying(steps.emptied),
    emptyRefused: inEmptying(steps.emptyRefused),
  },
  extraReducers: (builder) => builder.addCase(trashed.facts.left, () => initialState),
});

export const { reducer } = slice;
export const { intents, facts } = splitActions(slice.actions, 'emptyOpened', 'emptyConfirmed', 'emptyClosed');
