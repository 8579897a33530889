export { intents as sendReelIntents, reducer as sendReelReducer } from './slice';
export { doubtfulOf } from './doubt';
export { sendReelSaga } from './saga';
export { selectSendReel } from './selectors';
export type { Attempt, MailForm, SendReelState } from './state';
export { mailFormSchema } from './validation';
