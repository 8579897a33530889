import { TABLE_PAGE_SIZES } from '../../../contract/constants';
import type { PageSizesState, PreferencesState } from './state';

interface Root {
  readonly preferences: PreferencesState;
}

interface PersonalRoot {
  readonly pageSizes: PageSizesState;
}

export const selectLanguage = (state: Root) => state.preferences.language;
export const selectTheme = (state: Root) => state.preferences.theme;
/** Rows on a page of a table that is shown whole, as 0, until a size is chosen. */
export const selectPageSizeOrWhole = (state: PersonalRoot, table: string) => state.pageSizes[table] ?? 0;
/** Rows on a page of that table; the first of the options of spec section 9 until another is chosen. */
export const selectPageSize = (state: PersonalRoot, table: string) =>
  state.pageSizes[table] ?? TABLE_PAGE_SIZES[0];
