export {
  intents as resumeIntents,
  reducer as resumeReducer,
  selectFormerResume,
  selectIsResumeUploading,
  selectResume,
} from './slice';
export { resumeSaga } from './saga';
export type { Former, ResumeState, Trouble } from './state';
