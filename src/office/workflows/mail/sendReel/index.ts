export {
  intents as sendReelIntents,
  isSendingOver,
  reducer as sendReelReducer,
  selectSendReel,
} from './slice';
export { letterOf, listText, recipientsOf } from './letter';
export { doubtfulOf } from '../mailDoubt';
export { sendReelSaga } from './saga';
export type { MailForm, SendReelState } from './state';
export { mailFormSchema } from './validation';
