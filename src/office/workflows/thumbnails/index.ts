export { intents as thumbnailIntents, reducer as thumbnailsReducer, selectThumbnails } from './slice';
export { thumbnailsSaga } from './saga';
export type { ThumbnailsState } from './state';
