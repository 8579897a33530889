import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Language, languages } from '../../../contract/rules/language';

export { languages as LANGUAGES, type Language };

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** After so many minutes in which nobody does anything the office locks itself; 0 is never. */
export const LOCK_MINUTES = [0, 5, 10, 15, 30, 60] as const;
type LockMinutes = (typeof LOCK_MINUTES)[number];

/** What the device keeps, whoever signs in on it. */
export interface PreferencesState {
  readonly language: Language;
  readonly theme: Theme;
  /** Never where it is absent. */
  readonly lockAfter?: LockMinutes;
}

const preferences = createSlice({
  name: 'preferences',
  initialState: { language: 'en', theme: 'system' } as PreferencesState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<Language>) => ({ ...state, language: payload }),
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
    lockAfterChosen: (state, { payload }: PayloadAction<LockMinutes>) => ({ ...state, lockAfter: payload }),
  },
  selectors: {
    selectLanguage: ({ language }) => language,
    selectTheme: ({ theme }) => theme,
    selectLockAfter: ({ lockAfter = 0 }): LockMinutes => lockAfter,
  },
});

export const { reducer: preferencesReducer, actions: preferencesIntents } = preferences;
export const { selectLanguage, selectLockAfter, selectTheme } = preferences.selectors;
