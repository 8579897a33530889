import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keyOfOwner, type ReelOwner } from '../../../entities/reelOwner';
import { machine } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import { isSameChange } from './opposite';
import type { FilmAdding, NotDone, ReelChange, ReelChangesState, RefusedReelChange } from './state';

const { move, stay } = machine<ReelChangesState>();

type Saving = Extract<ReelChangesState, { status: 'saving' }>;

const isAdding = (change: ReelChange): change is FilmAdding => change.kind === 'addFilm';

const nothing: NotDone = { refusals: [], stopped: [] };

/** What was not done before, but for a change that is tried again. */
const without = ({ refusals, stopped }: NotDone, tried: ReelChange): NotDone => ({
  refusals: refusals.filter(({ change }) => !isSameChange(change, tried)),
  stopped: stopped.filter((change) => !isSameChange(change, tried)),
});

/** The change in hand has come to its end: the next one's turn, or rest. */
function next(state: Saving): ReelChangesState {
  const { added, before = nothing } = state;
  const [change, ...waiting] = state.waiting;
  if (change) return { ...state, change, waiting };
  const refusals = [...before.refusals, ...state.refusals];
  const stopped = [...before.stopped, ...state.stopped];
  if (refusals.length === 0 && stopped.length === 0) return { status: 'idle' };
  return { status: 'refused', refusals, added, stopped };
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
          ? {
              ...state,
              waiting: [...state.waiting, payload],
              ...(state.before && { before: without(state.before, payload) }),
            }
          : {
              ...{ status: 'saving', change: payload, waiting: [], added: 0, ...nothing },
              ...(state.status === 'refused' && { before: without(state, payload) }),
            },
    ),
    /** The films that wait for their turn are not put on a reel any more. */
    addingStopped: stay(['saving'], (state) => ({
      ...state,
      waiting: state.waiting.filter((change) => !isAdding(change)),
      stopped: [...state.stopped, ...state.waiting.filter(isAdding)],
    })),
    dismissed: move(['refused'], ['idle'], () => ({ status: 'idle' })),

    saved: move(
      ['saving'],
      ['idle', 'saving', 'refused'],
      (state, _action: PayloadAction<{ readonly change: ReelChange }>) =>
        next(isAdding(state.change) ? { ...state, added: state.added + 1 } : state),
    ),
    refused: move(
      ['saving'],
      ['saving', 'refused', 'idle'],
      (state, { payload }: PayloadAction<RefusedReelChange>) =>
        next({ ...state, refusals: [...state.refusals, payload] }),
    ),
  },
  selectors: {
    selectReelChanges: (state) => state,
    selectChangeInHand: (state) => (state.status === 'saving' ? state.change : null),
    selectAddingFilms: createSelector([(state: ReelChangesState) => state], addingIn),
    /** True while a change of that owner's reels is under way or waits. */
    selectAreChanging: (state, owner: ReelOwner) =>
      state.status === 'saving' &&
      [state.change, ...state.waiting].some((change) => keyOfOwner(change) === keyOfOwner(owner)),
    /** True while changes wait for their turn: closing the page would lose them. */
    selectIsChangingReels: (state) => state.status === 'saving' && state.waiting.length > 0,
  },
});

/** How far several films are on their way to reels: which one has its turn, from 1, of how many. Nothing for a single one. */
function addingIn(changes: ReelChangesState) {
  if (changes.status !== 'saving') return null;
  const { change, waiting, refusals, added, stopped } = changes;
  const toCome = [change, ...waiting].filter(isAdding);
  const [next] = toCome;
  const done = added + refusals.filter((refused) => isAdding(refused.change)).length;
  const count = done + toCome.length;
  if (!next || count + stopped.length < 2) return null;
  const canStop = waiting.some(isAdding);
  return { reelId: next.reelId, at: done + 1, count, canStop, isStopped: stopped.length > 0 };
}

export const { reducer, caseReducers } = slice;
export const {
  selectAreChanging,
  selectReelChanges,
  selectChangeInHand,
  selectAddingFilms,
  selectIsChangingReels,
} = slice.selectors;
export const { intents, facts } = splitActions(slice.actions, 'requested', 'addingStopped', 'dismissed');

/** Fact: the server has made a change. */
export const reelChangeSaved = facts.saved;
