import { slug } from './text';

/** The largest resume, in bytes. */
export const RESUME_SIZE_LIMIT = 25 * 1024 * 1024;

/** The file name of a resume: plain letters, so that it may stand on any disk; its last part cannot be guessed. */
export const resumeNamePattern = /^[a-z0-9][a-z0-9_]{0,120}_[A-Za-z0-9]{10,40}\.pdf$/;

/** The file name of a new resume: `garnier_eloise_Ab3…9.pdf`; `code` is random, 10 letters and digits or more. */
export function resumeName(
  { firstName, lastName }: { firstName: string; lastName: string },
  code: string,
): string {
  const name = slug(`${lastName} ${firstName}`).slice(0, 100) || 'resume';
  return `${name}_${code}.pdf`;
}

/** True when the first bytes are those of a PDF (ISO 32000-2, 7.5.2): the header within the first 1024 bytes. */
export function beginsAsPdf(head: Uint8Array): boolean {
  return Array.from(head.subarray(0, 1024), (byte) => String.fromCharCode(byte))
    .join('')
    .includes('%PDF-');
}
