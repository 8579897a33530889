import { beginning } from '../rules/beginning';

/** So much of a mail's words is shown beside its subject. */
const LENGTH = 120;

/** What mail programs show beside the subject, of words that may be longer. */
export const previewLine = (words: string): string => beginning(words, LENGTH);
