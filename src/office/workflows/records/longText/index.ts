export {
  intents as longTextIntents,
  reducer as longTextReducer,
  selectCanSave,
  selectDocument,
  selectIsRevertAsked,
  selectIsTextHeld,
  selectIsTextUnsaved,
  selectNotice,
} from './slice';
export { restoredLongText } from './restored';
export { longTextSaga } from './saga';
export type { DocumentState, Notice, SaveTrouble } from './state';
