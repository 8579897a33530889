export { intents as talentRecordIntents, reducer as talentRecordReducer } from './slice';
export { talentRecordSaga } from './saga';
export { selectShowings, selectShownSecret, selectTalentRecordPage } from './selectors';
export type { ShownSecret } from './state';
