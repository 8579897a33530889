import type { PageSizesState, PreferencesState } from './state';

interface Root {
  readonly preferences: PreferencesState;
}

interface PersonalRoot {
  readonly pageSizes: PageSizesState;
}

export const selectLanguage = (state: Root) => state.preferences.language;
export const selectTheme = (state: Root) => state.preferences.theme;
/** Rows on a page of that table, 0 for the whole of it; `first` until a person chooses. */
export const selectPageSize = (state: PersonalRoot, table: string, first: number) =>
  state.pageSizes[table] ?? first;
