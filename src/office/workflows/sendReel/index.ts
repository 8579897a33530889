export { intents as sendReelIntents, reducer as sendReelReducer } from './slice';
export { sendReelSaga } from './saga';
export { selectSendReel } from './selectors';
export type { MailForm, SendReelState } from './state';
export { mailFormSchema } from './validation';
