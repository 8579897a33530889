/** The slices that keep what was typed and is not saved: each under `drafts`, by the record's name. */
export const DRAFT_SLICES = [
  'autoSave',
  'longText',
  'newsDetail',
  'newsletterDetail',
  'screenDetail',
] as const;
export type DraftSliceName = (typeof DRAFT_SLICES)[number];
