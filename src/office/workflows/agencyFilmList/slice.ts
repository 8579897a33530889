import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import type { AgencyFilmListState, AgencyFilmView } from './state';

const { move, stay } = machine<AgencyFilmListState>();

const every = ['first', 'all'] as const;
const atTop = { scrollTop: 0, activeRow: 0 };

const initialState: AgencyFilmListState = { status: 'first', view: { search: '', ...atTop } };

const slice = createSlice({
  name: 'agencyFilmList',
  initialState: initialState as AgencyFilmListState,
  reducers: {
    searched: stay(every, (state, { payload: search }: PayloadAction<string>) => ({
      ...state,
      view: { search, ...atTop },
    })),
    allRequested: move(['first'], ['all'], (state) => ({ ...state, status: 'all' })),
    fewRequested: move(['all'], ['first'], ({ view }) => ({
      status: 'first',
      view: { ...view, ...atTop },
    })),
    /** The person goes elsewhere; coming back finds the same place. */
    left: stay(every, (state, { payload }: PayloadAction<Omit<AgencyFilmView, 'search'>>) => ({
      ...state,
      view: { ...state.view, ...payload },
    })),
  },
});

export const { reducer, caseReducers } = slice;
export const intents = slice.actions;
