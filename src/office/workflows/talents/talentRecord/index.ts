export {
  intents as talentRecordIntents,
  reducer as talentRecordReducer,
  selectOpenRecord,
  selectShownSecret,
} from './slice';
export { talentRecordSaga } from './saga';
export type { ShownSecret } from './state';
