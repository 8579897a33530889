export {
  intents as profilePictureIntents,
  reducer as profilePictureReducer,
  selectIsPictureUploading,
  selectProfilePicture,
  selectShownPicture,
} from './slice';
export { profilePictureSaga } from './saga';
export { selectHasPictureArrived } from './slot';
