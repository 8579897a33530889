import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language, PageSizesState, PreferencesState, Theme } from './state';

const preferences = createSlice({
  name: 'preferences',
  initialState: { language: 'en', theme: 'system' } as PreferencesState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<Language>) => ({ ...state, language: payload }),
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
  },
});

const pageSizes = createSlice({
  name: 'pageSizes',
  initialState: {} as PageSizesState,
  reducers: {
    pageSizeChosen: (
      state,
      { payload }: PayloadAction<{ readonly table: string; readonly size: number }>,
    ) => ({
      ...state,
      [payload.table]: payload.size,
    }),
  },
});

export const { reducer } = preferences;
export const { reducer: pageSizesReducer } = pageSizes;
export const intents = { ...preferences.actions, ...pageSizes.actions };
