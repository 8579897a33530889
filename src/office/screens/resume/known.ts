import type { ResumeState } from '../../workflows/resume';

/** What the file picker offers first; the server looks at the content. */
export const PDF_FILES = '.pdf,application/pdf';

/** A resume once it is known what the server has. */
export interface KnownResumeProps {
  readonly talentId: string;
  readonly resume: Exclude<ResumeState, { readonly status: 'loading' | 'failed' }>;
  readonly onFile: (file: File | null) => void;
}
