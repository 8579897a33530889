import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TalentListState, TalentListView, TalentOrder } from './state';

/** The view of a profession that has not been looked at. */
export const freshView = (profession: string): TalentListView => ({
  profession,
  search: '',
  scrollTop: 0,
  activeRow: 0,
});

const atTop = (view: TalentListView): TalentListView => ({ ...view, scrollTop: 0, activeRow: 0 });

const initialState: TalentListState = { view: freshView('all'), order: 'name', descending: false };

type Left = Pick<TalentListView, 'profession' | 'scrollTop' | 'activeRow'>;

const slice = createSlice({
  name: 'talentList',
  initialState,
  reducers: {
    searched: (
      state,
      { payload: { profession, search } }: PayloadAction<{ profession: string; search: string }>,
    ) => ({ ...state, view: { ...freshView(profession), search } }),
    /** The order that is already kept turns round. */
    sorted: (state, { payload: order }: PayloadAction<TalentOrder>) => ({
      ...state,
      order,
      descending: order === state.order && !state.descending,
      view: atTop(state.view),
    }),
    /** From 1; a page is looked at from its top. Which one it is, the talent filter keeps. */
    pageOpened: (state, _action: PayloadAction<{ profession: string; page: number }>) => ({
      ...state,
      view: atTop(state.view),
    }),
    /** The person goes elsewhere; coming back finds the same place. */
    left: (state, { payload }: PayloadAction<Left>) => ({
      ...state,
      view:
        state.view.profession === payload.profession
          ? { ...state.view, ...payload }
          : { ...freshView(payload.profession), ...payload },
    }),
  },
});

export const { reducer } = slice;
export const intents = slice.actions;
