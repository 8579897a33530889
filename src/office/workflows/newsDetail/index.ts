export { intents as newsDetailIntents, reducer as newsDetailReducer } from './slice';
export { selectCanSaveNews, selectIsNewsUnsaved, selectNewsPage } from './slice';
export { newsDetailSaga } from './saga';
export { restoredNews } from './restored';
export { newsDetailsPath } from './path';
export { problemsOf } from './validation';
export type { NewsPage, OpenNews } from './state';
