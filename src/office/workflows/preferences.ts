import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { TABLE_PAGE_SIZES } from '../../contract/constants';

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
    /** Rows on a page of a table that is shown whole, as 0, until a size is chosen. */
    selectPageSizeOrWhole: (sizes, table: string) => sizes[table] ?? 0,
    /** Rows on a page of that table: 5 until another of 5, 10 and 15 is chosen (spec section 9). */
    selectPageSize: (sizes, table: string) => sizes[table] ?? TABLE_PAGE_SIZES[0],
  },
});

export const { reducer: preferencesReducer } = preferences;
export const { reducer: pageSizesReducer } = pageSizes;
export const preferencesIntents = { ...preferences.actions, ...pageSizes.actions };
export const { selectLanguage, selectTheme } = preferences.selectors;
export const { selectPageSizeOrWhole, selectPageSize } = pageSizes.selectors;
