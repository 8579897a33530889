export { intents as longTextIntents, reducer as longTextReducer } from './slice';
export { longTextSaga } from './saga';
export {
  selectCanSave,
  selectDocument,
  selectHasUnsavedTexts,
  selectIsTextUnsaved,
  selectNotice,
} from './selectors';
export type { DocumentState, Draft, Notice, SaveTrouble, Subject } from './state';
