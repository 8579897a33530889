import { convertToRaw, ContentState, type RawDraftContentState } from 'draft-js';
import { fromHtml, withoutDress } from './fromHtml';
import { fromMarkdown } from './fromMarkdown';
import { withWordLists } from './wordLists';

/** Signs that nobody writes by chance: a heading, a quote, an item, bold, a link. */
const MARKDOWN =
  /^#{1,6}\s\S|^>\s?\S|^\s*(?:[-*+]|\d+[.)])\s+\S|\*\*\S[^*\n]*\*\*|__\S[^_\n]*__|\[[^\]\n]+\]\([^)\s]+\)/m;
const FORMATTED = /<(?:b|strong|i|em|h[1-6]|ul|ol|li|a|blockquote)[\s>]/i;

/**
 * What pasting puts into the text (spec section 5): four or more newlines become three, markdown-looking text is
 * converted, empty paragraphs are dropped, and of what was formatted only what markdown can express stays: no colour,
 * no background, no font.
 */
export function pastedContent(text: string, html: string | undefined): RawDraftContentState {
  const plain = collapseNewlines(text);
  const listed = html === undefined ? undefined : withWordLists(html);
  if (listed !== undefined && FORMATTED.test(listed)) return fromHtml(listed);
  return MARKDOWN.test(plain)
    ? fromMarkdown(plain)
    : withoutDress(convertToRaw(ContentState.createFromText(plain)));
}

/** Four or more newlines become three (spec section 5). */
export const collapseNewlines = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\n{4,}/g, '\n\n\n');
