import { trashScripts } from '../../../contract/scripts/trash';
import { trashed, trashedReducer } from '../../entities/trashed';
import { trashReducer, trashSaga } from '../../workflows/trash/trash';
import { trashList } from '../../workflows/trash/trashList';

/** What was deleted; how a thing comes back is for every screen, where deleting it is taken back. */
export const reducers = {
  trashed: trashedReducer,
  trash: trashReducer,
  trashList: trashList.reducer,
};

export const workflows = {
  trashed: trashed.saga,
  trashList: trashList.saga,
  trash: trashSaga,
};

export const scripts = trashScripts;
