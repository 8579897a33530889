export {
  facts as uploadFacts,
  intents as uploadIntents,
  reducer as uploadsReducer,
  selectFileRefusal,
  selectIsSending,
  selectUpload,
  selectUploads,
} from './slice';
export { uploadsSaga } from './saga';
export { needsOtherFile } from './state';
export type { Encoding, FileRefusal, Upload, UploadTrouble } from './state';
