import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import { undrafted } from '../../../kernel/undrafted';
import type { Opposite } from './opposite';
import type { Opposites, UndoState } from './state';
import { isSameWay } from './ways';

const { move, stay } = machine<UndoState>();
const any = ['none', 'offered', 'taken', 'done'] as const;

const slice = createSlice({
  name: 'undo',
  initialState: { status: 'none' } as UndoState,
  reducers: {
    requested: move(['offered', 'taken'], ['taken'], (state) => ({
      status: 'taken',
      opposites: state.opposites,
      waiting: state.status === 'taken' ? state.waiting : state.opposites,
    })),
    dismissed: move(['offered', 'taken', 'done'], ['none'], () => ({ status: 'none' })),

    offered: move(any, ['offered'], (state, { payload: opposites }: PayloadAction<Opposites>) => ({
      status: 'offered',
      opposites,
      onTheirWay: state.status === 'taken' ? state.opposites : [],
    })),
    joined: stay(['offered', 'taken'], (drafted, { payload: opposite }: PayloadAction<Opposite>) => {
      const state = undrafted(drafted);
      if (holds(state.opposites, opposite)) return state;
      const opposites = [...state.opposites, opposite];
      return state.status === 'taken'
        ? { ...state, opposites, waiting: [...state.waiting, opposite] }
        : { ...state, opposites };
    }),
    takenBack: move(any, any, (drafted, { payload: opposite }: PayloadAction<Opposite>): UndoState => {
      const state = undrafted(drafted);
      if (state.status === 'offered' && holds(state.onTheirWay, opposite)) return state;
      if (state.status !== 'taken') return { status: 'done', opposites: [opposite] };
      const at = state.waiting.findIndex((each) => isSameWay(each, opposite));
      if (at < 0) return state;
      const waiting = state.waiting.toSpliced(at, 1);
      const opposites = state.opposites.map((each) => asTaken(opposite, each));
      return waiting.length === 0 ? { status: 'done', opposites } : { status: 'taken', opposites, waiting };
    }),
    ended: move(['offered', 'done'], ['none'], () => ({ status: 'none' })),
  },
  selectors: { selectUndo: (state) => state },
});

/** Whether one of the opposites is that one. */
const holds = (opposites: Opposites, opposite: Opposite) =>
  opposites.some((each) => isSameWay(each, opposite));

/** What is back from the trash tells more than what was asked. */
const asTaken = (back: Opposite, asked: Opposite) =>
  asked.kind === 'restore' && isSameWay(back, asked) ? back : asked;

export const { reducer, caseReducers } = slice;
export const { selectUndo } = slice.selectors;
export const { intents, facts } = splitActions(slice.actions, 'requested', 'dismissed');

/** Fact: something was done, and the way back is to be offered. */
export const undoOffered = facts.offered;
