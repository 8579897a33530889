import type { Resume } from '../../../contract/entities/resume';
import type { ResumeState } from '../../workflows/talents/resume';

/** A resume once it is known what the server has. */
export interface KnownResumeProps {
  readonly talentId: string;
  readonly resume: Resume;
  /** What is done with it. */
  readonly state: ResumeState;
}
