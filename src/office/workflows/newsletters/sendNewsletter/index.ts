export {
  intents as sendNewsletterIntents,
  reducer as sendNewsletterReducer,
  selectSendNewsletter,
} from './slice';
export { doubtfulOf } from '../../mail/mailDoubt';
export { sendProblem } from './problems';
export { sendNewsletterSaga } from './saga';
export type { SendForm, SendNewsletterState } from './state';
