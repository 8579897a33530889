import { optional, type ValueOf } from '../wire/field';
import { text, whole } from '../wire/fields';

/** A talent's resume. `fileName` (CV_AD) is empty when there is none; `size` in bytes, `addedAt` ISO 8601 in UTC. */
export const resumeFields = {
  fileName: text('CV_AD'),
  /** The name that the file had when it was chosen. */
  originalName: optional(text('CV_ORIGINAL')),
  size: optional(whole('CV_SIZE')),
  addedAt: optional(text('CV_DATE')),
};
export type Resume = ValueOf<typeof resumeFields>;
