export {
  facts as uploadFacts,
  intents as uploadIntents,
  reducer as uploadsReducer,
  selectFileRefusal,
  selectIsSending,
  selectUpload,
  selectUploads,
} from './slice';
export { selectUploadsOver, selectUploadsStuck } from './over';
export { uploadsSaga } from './saga';
export { canBecomeFilm, hasFailedToEncode, needsOtherFile } from './state';
export type { Upload } from './state';
