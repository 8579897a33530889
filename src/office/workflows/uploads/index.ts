export { facts as uploadFacts, intents as uploadIntents, reducer as uploadsReducer } from './slice';
export { uploadsSaga } from './saga';
export { selectFileRefusal, selectIsSending, selectUpload, selectUploads } from './selectors';
export { needsOtherFile } from './state';
export type { Encoding, FileRefusal, Upload, UploadTrouble } from './state';
