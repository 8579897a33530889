import { convertFromHTML, convertToRaw, ContentState, type RawDraftContentState } from 'draft-js';
import { fromMarkdown } from './fromMarkdown';
import { isAllowedLink } from './links';
import { withWordLists } from './wordLists';

/** Signs that nobody writes by chance: a heading, a quote, an item, bold, a link. */
const MARKDOWN =
  /^#{1,6}\s\S|^>\s?\S|^\s*(?:[-*+]|\d+[.)])\s+\S|\*\*\S[^*\n]*\*\*|__\S[^_\n]*__|\[[^\]\n]+\]\([^)\s]+\)/m;
const FORMATTED = /<(?:b|strong|i|em|h[1-6]|ul|ol|li|a|blockquote)[\s>]/i;

const TYPES = [
  'unstyled',
  'header-one',
  'header-two',
  'header-three',
  'blockquote',
  'unordered-list-item',
  'ordered-list-item',
];

/**
 * What pasting puts into the text (spec section 5): four or more newlines become three, markdown-looking text is
 * converted, empty paragraphs are dropped, and of what was formatted only what markdown can express stays: no colour,
 * no background, no font.
 */
export function pastedContent(text: string, html: string | undefined): RawDraftContentState {
  const plain = collapseNewlines(text);
  const listed = html === undefined ? undefined : withWordLists(html);
  if (listed !== undefined && FORMATTED.test(listed)) return withoutDress(fromHtml(listed));
  return MARKDOWN.test(plain)
    ? fromMarkdown(plain)
    : withoutDress(convertToRaw(ContentState.createFromText(plain)));
}

/** Four or more newlines become three (spec section 5). */
export const collapseNewlines = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\n{4,}/g, '\n\n\n');

/** What a page carries beside its words. */
const UNWRITTEN = /<(script|style|head|title)\b[\s\S]*?<\/\1\s*>|<img\b[^>]*>/gi;

function fromHtml(html: string): RawDraftContentState {
  const { contentBlocks, entityMap } = convertFromHTML(withoutTables(html.replace(UNWRITTEN, '')));
  return convertToRaw(ContentState.createFromBlockArray(contentBlocks ?? [], entityMap));
}

/** A row of a table becomes a paragraph, its cells stand apart in it. */
const withoutTables = (html: string) =>
  html
    .replace(/<\/t[dh]\s*>\s*(?=<t[dh]\b)/gi, ' ')
    .replace(/<(\/?)tr\b[^>]*>/gi, '<$1p>')
    .replace(/<\/?(?:table|thead|tbody|tfoot|colgroup|col|caption|t[dh])\b[^>]*>/gi, '');

function withoutDress({ blocks, entityMap }: RawDraftContentState): RawDraftContentState {
  const isLink = (key: number) =>
    entityMap[key]?.type === 'LINK' && isAllowedLink(String(entityMap[key].data?.['url'] ?? ''));
  return {
    entityMap,
    blocks: blocks
      .filter(({ text }) => text.trim() !== '')
      .map((block) => ({
        ...block,
        type: TYPES.find((type) => type === block.type) ?? 'unstyled',
        data: {},
        inlineStyleRanges: block.inlineStyleRanges.filter(
          ({ style }) => style === 'BOLD' || style === 'ITALIC',
        ),
        entityRanges: block.entityRanges.filter(({ key }) => isLink(key)),
      })),
  };
}
