export {
  intents as sendNewsletterIntents,
  reducer as sendNewsletterReducer,
  selectSendNewsletter,
} from './slice';
export { doubtfulOf } from '../mailDoubt';
export { sendProblem } from './problems';
export { sendNewsletterSaga } from './saga';
export type { SendForm, SendNewsletterState } from './state';
