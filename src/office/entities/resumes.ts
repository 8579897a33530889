import type { Resume } from '../../contract/entities/resume';
import { onNews } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';

interface OfTalent {
  readonly talentId: string;
}

/** The resume of a talent; its `fileName` is empty for none. */
export const resumes = query({
  name: 'resumes',
  keyOf: ({ talentId }: OfTalent) => talentId,
  ask: ({ talentId }) => request('resume.read', { talentId }),
  dataOf: (resume: Resume) => resume,
  invalidatedBy: [onNews('resume', ({ talentId }: OfTalent) => talentId)],
});

/** Null until it is known. */
export const selectKnownResume = (
  state: Parameters<typeof resumes.selectQuery>[0],
  talentId: string,
): Resume | null => resumes.selectQuery(state, { talentId }).data;
