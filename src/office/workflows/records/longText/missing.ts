import type { Subject } from '../../../entities/longTexts';
import type { SaveTrouble } from './state';

/** What keeps a text from being saved: a biography must not be empty, and its talent's id must be there (spec section 5). */
export function missingIn(subject: Subject, markdown: string): SaveTrouble | undefined {
  if (subject.kind !== 'biography') return undefined;
  if (markdown.trim() === '') return { kind: 'empty' };
  return subject.talentId === '' ? { kind: 'missingId' } : undefined;
}
