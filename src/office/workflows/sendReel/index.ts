export { intents as sendReelIntents, reducer as sendReelReducer, selectSendReel } from './slice';
export { doubtfulOf } from './doubt';
export { letterOf } from './letter';
export { sendReelSaga } from './saga';
export type { Attempt, MailForm, SendReelState } from './state';
export { mailFormSchema } from './validation';
