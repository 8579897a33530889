export {
  intents as profilePictureIntents,
  reducer as profilePictureReducer,
  selectFormerPicture,
  selectIsPictureUploading,
  selectProfilePicture,
  selectShownPicture,
} from './slice';
export { profilePictureSaga } from './saga';
export { selectHasPictureArrived } from './slot';
