import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { TalentListState, TalentListView, TalentOrder } from './state';

const { move, stay } = machine<TalentListState>();

const every = ['idle', 'reloading', 'stale'] as const;

/** The view of a profession that has not been looked at. */
export const freshView = (profession: string): TalentListView => ({
  profession,
  search: '',
  scrollTop: 0,
  activeRow: 0,
});

const initialState: TalentListState = {
  status: 'idle',
  view: freshView('all'),
  order: 'name',
  descending: false,
};

type Left = Pick<TalentListView, 'profession' | 'scrollTop' | 'activeRow'>;

const slice = createSlice({
  name: 'talentList',
  initialState: initialState as TalentListState,
  reducers: {
    searched: stay(
      every,
      (
        state,
        { payload: { profession, search } }: PayloadAction<{ profession: string; search: string }>,
      ) => ({
        ...state,
        view: { ...freshView(profession), search },
      }),
    ),
    /** The order that is already kept turns round. */
    sorted: stay(every, (state, { payload: order }: PayloadAction<TalentOrder>) => ({
      ...state,
      order,
      descending: order === state.order && !state.descending,
      view: { ...state.view, scrollTop: 0, activeRow: 0 },
    })),
    /** From 1; a page is looked at from its top. Which one it is, the talent filter keeps. */
    pageOpened: stay(every, (state, _action: PayloadAction<{ profession: string; page: number }>) => ({
      ...state,
      view: { ...state.view, scrollTop: 0, activeRow: 0 },
    })),
    /** The person goes elsewhere; coming back finds the same place. */
    left: stay(every, (state, { payload }: PayloadAction<Left>) => ({
      ...state,
      view:
        state.view.profession === payload.profession
          ? { ...state.view, ...payload }
          : { ...freshView(payload.profession), ...payload },
    })),
    reloadRequested: stay(every, (state) => state),

    reloadStarted: move(['idle', 'reloading', 'stale'], ['reloading'], ({ view, order, descending }) => ({
      status: 'reloading',
      view,
      order,
      descending,
    })),
    reloaded: move(['reloading'], ['idle'], ({ view, order, descending }) => ({
      status: 'idle',
      view,
      order,
      descending,
    })),
    reloadFailed: move(
      ['reloading'],
      ['stale'],
      ({ view, order, descending }, { payload }: PayloadAction<Refusal>) => ({
        status: 'stale',
        view,
        order,
        descending,
        refusal: payload,
      }),
    ),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(
  slice.actions,
  'searched',
  'sorted',
  'pageOpened',
  'left',
  'reloadRequested',
);
