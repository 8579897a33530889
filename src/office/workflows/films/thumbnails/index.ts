export {
  intents as thumbnailIntents,
  reducer as thumbnailsReducer,
  selectIsThumbnailUploading,
  selectThumbnails,
} from './slice';
export { thumbnailsSaga } from './saga';
export { selectHasThumbnailArrived } from './slot';
export type { ThumbnailsState } from './state';
