export {
  intents as autoSaveIntents,
  reducer as autoSaveReducer,
  selectDraft,
  selectIsAutoSaveOn,
} from './slice';
export { restoredAutoSave } from './restored';
export { autoSaveSaga } from './saga';
export {
  type FieldMark,
  fieldMark,
  isStuck,
  maxOf,
  refusalOf,
  selectHasUnsaved,
  selectUnsavedDrafts,
} from './selectors';
export { isTriedAgain as willTryAgain } from './pauses';
export type { FieldValue } from '../../../kernel/draft/values';
export type { FormName, FormRecords } from './forms';
export type { Draft, DraftKey } from './state';
