export { type ListName, LISTS, retryList, selectLoad } from './lists';
export { selectFailedLists, selectLoadingProgress } from './progress';
export { loadingAtStartSaga, loadingSaga } from './saga';
