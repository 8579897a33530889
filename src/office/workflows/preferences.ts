import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Language, languages } from '../../contract/rules/language';

export { languages as LANGUAGES, type Language };

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

export const { reducer: preferencesReducer, actions: preferencesIntents } = preferences;
export const { selectLanguage, selectTheme } = preferences.selectors;
