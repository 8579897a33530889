export { intents as resumeIntents, reducer as resumeReducer } from './slice';
export { resumeSaga } from './saga';
export { selectIsResumeUploading, selectResume } from './selectors';
export type { Former, ResumeState, Trouble } from './state';
