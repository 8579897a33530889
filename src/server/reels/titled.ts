import { fold } from '../../contract/rules/text';

/** A reel's title without blanks around it, and as a search compares it. */
export const titled = (text: string) => ({ title: text.trim(), title_folded: fold(text.trim()) });
