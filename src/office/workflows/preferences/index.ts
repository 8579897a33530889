export { intents as preferencesIntents, pageSizesReducer, reducer as preferencesReducer } from './slice';
export { selectLanguage, selectPageSize, selectTheme } from './selectors';
export {
  type Language,
  LANGUAGES,
  type PageSizesState,
  type PreferencesState,
  type Theme,
  THEMES,
} from './state';
