import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../../entities/session';
import type { Step } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import { type ListName, LISTS, type Load, type LoadingState } from './state';
import { steps } from './steps';

const allWaiting = Object.fromEntries(LISTS.map((list) => [list, { status: 'waiting' }])) as Record<
  ListName,
  Load
>;
const initialState: LoadingState = { byList: allWaiting };

/** Applies a step to the list that the action names. */
function ofOne<P extends { readonly list: ListName }>(step: Step<Load, PayloadAction<P>>) {
  return (state: LoadingState, action: PayloadAction<P>): LoadingState => {
    const { list } = action.payload;
    const load = step(state.byList[list], action);
    return load === state.byList[list] ? state : { ...state, byList: { ...state.byList, [list]: load } };
  };
}

const slice = createSlice({
  name: 'loading',
  initialState,
  reducers: {
    retried: ofOne(steps.retried),

    started: ofOne(steps.started),
    arrived: ofOne(steps.arrived),
    failed: ofOne(steps.failed),
  },
  extraReducers: (builder) =>
    builder.addCase(signedIn, () => initialState).addCase(signedOut, () => initialState),
});

export const { reducer } = slice;
export const caseReducers = steps;
export const { intents, facts } = splitActions(slice.actions, 'retried');
