import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import type { Opposite } from './opposite';
import type { Opposites, UndoState } from './state';
import { isSameWay } from './ways';

const { move } = machine<UndoState>();
const any = ['none', 'offered', 'taken', 'done'] as const;

const slice = createSlice({
  name: 'undo',
  initialState: { status: 'none' } as UndoState,
  reducers: {
    requested: move(['offered', 'taken'], ['taken'], (state) => ({
      status: 'taken',
      opposites: state.opposites,
      back: state.status === 'taken' ? state.back : [],
    })),
    dismissed: move(['offered', 'taken', 'done'], ['none'], () => ({ status: 'none' })),

    offered: move(any, ['offered'], (state, { payload: opposites }: PayloadAction<Opposites>) => ({
      status: 'offered',
      opposites,
      onTheirWay: state.status === 'taken' ? state.opposites : [],
    })),
    takenBack: move(any, any, (state, { payload: opposite }: PayloadAction<Opposite>): UndoState => {
      if (state.status === 'offered' && holds(state.onTheirWay, opposite)) return state;
      if (state.status !== 'taken') return { status: 'done', opposites: [opposite] };
      const { opposites } = state;
      if (!holds(opposites, opposite)) return state;
      const back = [...state.back, opposite];
      return opposites.every((each) => holds(back, each))
        ? { status: 'done', opposites: opposites.map((each) => asTaken(back, each)) }
        : { status: 'taken', opposites, back };
    }),
    ended: move(['offered', 'done'], ['none'], () => ({ status: 'none' })),
  },
  selectors: { selectUndo: (state) => state },
});

/** Whether one of the opposites is that one. */
export const holds = (opposites: Opposites, opposite: Opposite) =>
  opposites.some((each) => isSameWay(each, opposite));

/** What is back from the trash tells more than what was asked. */
const asTaken = (back: Opposites, asked: Opposite) =>
  asked.kind === 'restore' ? (back.find((each) => isSameWay(each, asked)) ?? asked) : asked;

export const { reducer, caseReducers } = slice;
export const { selectUndo } = slice.selectors;
export const { intents, facts } = splitActions(slice.actions, 'requested', 'dismissed');

/** Fact: something was done, and the way back is to be offered. */
export const undoOffered = facts.offered;
