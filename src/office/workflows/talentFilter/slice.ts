import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { talentListIntents } from '../talents';
import type { TalentFilter, TalentFilterState } from './state';

const atFirstPage = (state: TalentFilterState): TalentFilterState => ({ ...state, page: 1 });

/** Searching, sorting and filtering go back to the first page. */
const slice = createSlice({
  name: 'talentFilter',
  initialState: { filter: 'every', profession: 'all', page: 1 } as TalentFilterState,
  reducers: {
    filtered: (state, { payload: filter }: PayloadAction<TalentFilter>) => ({ ...state, filter, page: 1 }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(talentListIntents.searched, atFirstPage)
      .addCase(talentListIntents.sorted, atFirstPage)
      .addCase(talentListIntents.pageOpened, (state, { payload }) => ({ ...state, ...payload })),
});

export const { reducer } = slice;
export const intents = slice.actions;
