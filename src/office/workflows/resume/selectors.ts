import type { ResumesState, ResumeState } from './state';

interface Root {
  readonly resume: ResumesState;
}

export const selectResumes = (state: Root) => state.resume;
export const selectResume = (state: Root, talentId: string): ResumeState | undefined =>
  state.resume[talentId];

/** True while a resume is on its way: closing the page would stop it. */
export const selectIsResumeUploading = (state: Root) =>
  Object.values(state.resume).some(({ status }) => status === 'uploading');
