export {
  intents as resumeIntents,
  reducer as resumeReducer,
  selectIsResumeUploading,
  selectResume,
} from './slice';
export { resumeSaga } from './saga';
export type { Former, ResumeState, Trouble } from './state';
