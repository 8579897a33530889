import { optional, type ValueOf } from '../wire/field';
import { flag, text, whole } from '../wire/fields';

/**
 * A talent's resume. `fileName` (CV_AD) is empty when there is none; `online` tells whether the talent shows it, which
 * is so where the backend does not say; `size` in bytes, `addedAt` ISO 8601 in UTC.
 */
export const resumeFields = {
  fileName: text('CV_AD'),
  online: optional(flag('CV_ON')),
  /** The name that the file had when it was chosen. */
  originalName: optional(text('CV_ORIGINAL')),
  size: optional(whole('CV_SIZE')),
  addedAt: optional(text('CV_DATE')),
};
export type Resume = ValueOf<typeof resumeFields>;
