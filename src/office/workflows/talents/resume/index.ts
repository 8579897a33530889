export {
  intents as resumeIntents,
  reducer as resumeReducer,
  selectFormerResume,
  selectIsResumeUploading,
  selectResume,
} from './slice';
export { resumeSaga } from './saga';
export { selectHasResumeArrived } from './slot';
export type { Former, ResumeState } from './state';
