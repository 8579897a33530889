import { convertFromHTML, convertToRaw, ContentState, type RawDraftContentState } from 'draft-js';
import { isAllowedLink } from './links';

const TYPES = [
  'unstyled',
  'header-one',
  'header-two',
  'header-three',
  'blockquote',
  'unordered-list-item',
  'ordered-list-item',
];

/** What a page carries beside its words. */
const UNWRITTEN = /<(script|style|head|title)\b[\s\S]*?<\/\1\s*>|<img\b[^>]*>/gi;

/** HTML → what the editor holds: of how it looks, only what markdown can express. */
export function fromHtml(html: string): RawDraftContentState {
  const { contentBlocks, entityMap } = convertFromHTML(
    withListsApart(withoutTables(html.replace(UNWRITTEN, ''))),
  );
  return withoutDress(convertToRaw(ContentState.createFromBlockArray(contentBlocks ?? [], entityMap)));
}

/** A list within an item stands after it, in the list that the item is of: so the editor reads its depth. */
function withListsApart(html: string): string {
  /** The lists and items that are open; an item whose words have ended before it is. */
  const open: ('list' | 'item' | 'ended')[] = [];
  return html.replace(/<(\/?)(ul|ol|li)\b[^>]*>/gi, (tag, slash: string, name: string) => {
    const isItem = name.toLowerCase() === 'li';
    if (slash !== '') return open.pop() === 'ended' && isItem ? '' : tag;
    const isWithin = !isItem && open.at(-1) === 'item';
    if (isWithin) open[open.length - 1] = 'ended';
    open.push(isItem ? 'item' : 'list');
    return isWithin ? `</li>${tag}` : tag;
  });
}

/** A row of a table becomes a paragraph, its cells stand apart in it. */
const withoutTables = (html: string) =>
  html
    .replace(/<\/t[dh]\s*>\s*(?=<t[dh]\b)/gi, ' ')
    .replace(/<(\/?)tr\b[^>]*>/gi, '<$1p>')
    .replace(/<\/?(?:table|thead|tbody|tfoot|colgroup|col|caption|t[dh])\b[^>]*>/gi, '');

/** Without colour, background, font and empty paragraphs, and with allowed links only (spec section 5). */
export function withoutDress({ blocks, entityMap }: RawDraftContentState): RawDraftContentState {
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
