export { intents as reportIntents, reducer as reportReducer } from './slice';
export { reportSaga } from './saga';
export { selectReport } from './selectors';
export type { ReportState } from './state';
