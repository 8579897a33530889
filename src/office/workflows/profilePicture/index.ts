export { intents as profilePictureIntents, reducer as profilePictureReducer } from './slice';
export { profilePictureSaga } from './saga';
export { selectIsPictureUploading, selectProfilePicture, selectShownPicture } from './selectors';
export type { ProfilePictureState } from './state';
