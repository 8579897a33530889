import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const LANGUAGES = ['en', 'es', 'zh', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the device keeps, whoever signs in on it. */
export interface PreferencesState {
  readonly language: Language;
  readonly theme: Theme;
}

const preferences = createSlice({
  name: 'preferences',
  initialState: { language: 'en', theme: 'system' } as PreferencesState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<Language>) => ({ ...state, language: payload }),
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
  },
  selectors: {
    selectLanguage: ({ language }) => language,
    selectTheme: ({ theme }) => theme,
  },
});

interface TablePage {
  readonly table: string;
  readonly size: number;
}

/** What a person keeps: rows on a page, by the table's name. */
const pageSizes = createSlice({
  name: 'pageSizes',
  initialState: {} as Readonly<Record<string, number>>,
  reducers: {
    pageSizeChosen: (sizes, { payload: { table, size } }: PayloadAction<TablePage>) => ({
      ...sizes,
      [table]: size,
    }),
  },
  selectors: {
    /** Rows on a page of that table, 0 for the whole of it; `first` until a person chooses. */
    selectPageSize: (sizes, table: string, first: number) => sizes[table] ?? first,
  },
});

export const { reducer: preferencesReducer } = preferences;
export const { reducer: pageSizesReducer } = pageSizes;
export const preferencesIntents = { ...preferences.actions, ...pageSizes.actions };
export const { selectLanguage, selectTheme } = preferences.selectors;
export const { selectPageSize } = pageSizes.selectors;
