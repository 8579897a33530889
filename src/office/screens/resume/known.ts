import type { ResumeState } from '../../workflows/resume';

/** A resume once it is known what the server has. */
export interface KnownResumeProps {
  readonly talentId: string;
  readonly resume: Exclude<ResumeState, { readonly status: 'loading' | 'failed' }>;
}
