import { pictureCheckScripts } from '../../../contract/scripts/pictureChecks';
import { filmsToEncode } from '../../entities/filmsToEncode';
import { pictureChecks } from '../../entities/pictureChecks';
import { filmsToEncodeList } from '../../workflows/films/filmsToEncodeList';
import {
  pictureCheckReducer,
  pictureCheckSaga,
  selectPictureCheck,
} from '../../workflows/films/pictureCheck';

export const reducers = {
  filmsToEncode: filmsToEncode.reducer,
  filmsToEncodeList: filmsToEncodeList.reducer,
  pictureCheck: pictureCheckReducer,
  pictureChecks: pictureChecks.reducer,
};

export const scripts = pictureCheckScripts;

export const workflows = {
  filmsToEncode: filmsToEncode.saga,
  filmsToEncodeList: filmsToEncodeList.saga,
  pictureCheck: pictureCheckSaga,
  pictureChecks: pictureChecks.saga,
};

const isSaving = (state: Parameters<typeof selectPictureCheck>[0]) =>
  selectPictureCheck(state).status === 'saving';

export const atWork = [isSaving] as const;
