import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { keyOfTrashed, type TrashedName } from '../../entities/trash';
import { splitActions } from '../../kernel/splitActions';
import type { Emptying, Restoring, TrashList, TrashState } from './state';
import { emptySteps, listSteps } from './steps';

const initialState: TrashState = { list: { status: 'closed' }, emptying: { status: 'none' }, restores: {} };

const inList =
  <A extends UnknownAction>(step: (list: TrashList, action: A) => TrashList) =>
  (state: TrashState, action: A): TrashState => ({ ...state, list: step(state.list, action) });

const inEmptying =
  <A extends UnknownAction>(step: (emptying: Emptying, action: A) => Emptying) =>
  (state: TrashState, action: A): TrashState => ({ ...state, emptying: step(state.emptying, action) });

const withRestore = (state: TrashState, thing: TrashedName, restore: Restoring): TrashState => ({
  ...state,
  restores: { ...state.restores, [keyOfTrashed(thing)]: restore },
});

const slice = createSlice({
  name: 'trash',
  initialState,
  reducers: {
    reloadRequested: (state) => state,
    restoreRequested: (state, { payload }: PayloadAction<TrashedName>) =>
      withRestore(state, payload, { status: 'asking' }),
    emptyOpened: inEmptying(emptySteps.emptyOpened),
    emptyConfirmed: inEmptying(emptySteps.emptyConfirmed),
    emptyClosed: inEmptying(emptySteps.emptyClosed),

    reloadStarted: inList(listSteps.reloadStarted),
    loaded: inList(listSteps.loaded),
    loadFailed: inList(listSteps.loadFailed),
    left: () => initialState,
    emptied: inEmptying(emptySteps.emptied),
    emptyRefused: inEmptying(emptySteps.emptyRefused),
    restored: (state, { payload }: PayloadAction<TrashedName>): TrashState => {
      const { [keyOfTrashed(payload)]: _over, ...restores } = state.restores;
      return { ...state, restores };
    },
    restoreRefused: (
      state,
      { payload }: PayloadAction<{ readonly thing: TrashedName; readonly refusal: Refusal }>,
    ) => withRestore(state, payload.thing, { status: 'refused', refusal: payload.refusal }),
  },
});

export const { reducer } = slice;
export const { intents, facts } = splitActions(
  slice.actions,
  'reloadRequested',
  'restoreRequested',
  'emptyOpened',
  'emptyConfirmed',
  'emptyClosed',
);
