import type { RawDraftContentBlock, RawDraftContentState } from 'draft-js';
import { type Letter, lettersOf, plain } from './inline';

const tags: Readonly<Record<string, string>> = {
  'header-one': 'h1',
  'header-two': 'h2',
  'header-three': 'h3',
  blockquote: 'blockquote',
  'unordered-list-item': 'ul',
  'ordered-list-item': 'ol',
};

/** What the editor holds as HTML; a list within a list stands in the item above it. */
export function toHtml({ blocks, entityMap }: RawDraftContentState): string {
  const lists: string[] = [];
  const closeTo = (level: number, tag = '') => {
    let html = '';
    while (lists.length > level || (level > 0 && lists.length === level && lists.at(-1) !== tag))
      html += `</li></${lists.pop() ?? ''}>`;
    return html;
  };
  const item = ({ depth }: RawDraftContentBlock, tag: string) => {
    const closed = closeTo(depth + 1, tag);
    if (lists.length > depth) return `${closed}</li><li>`;
    lists.push(tag);
    return `${closed}<${tag}><li>`;
  };
  const written = blocks.map((block) => {
    const words = inline(lettersOf(block, entityMap));
    const tag = tags[block.type] ?? 'p';
    return block.type.endsWith('list-item')
      ? item(block, tag) + words
      : `${closeTo(0)}<${tag}>${words}</${tag}>`;
  });
  return written.join('') + closeTo(0);
}

const marks = [
  ['bold', 'strong'],
  ['italic', 'em'],
] as const;

/** Words of one look stand in one pair of signs; a link holds those of its own words. */
function inline(letters: readonly Letter[]): string {
  let html = '';
  let before = plain;
  for (const { sign, look } of [...letters, { sign: '', look: plain }]) {
    if (look.anchor !== before.anchor || look.bold !== before.bold || look.italic !== before.italic) {
      html += signs(before)
        .toReversed()
        .map((tag) => `</${tag}>`)
        .join('');
      if (look.anchor !== before.anchor) {
        if (before.link !== null) html += '</a>';
        if (look.link !== null) html += opening(look.link);
      }
      html += signs(look)
        .map((tag) => `<${tag}>`)
        .join('');
    }
    html += sign === '\n' ? '<br />' : escaped(sign);
    before = look;
  }
  return html;
}

const signs = (look: Letter['look']) => marks.filter(([name]) => look[name]).map(([, tag]) => tag);

const opening = (url: string) =>
  `<a href="${escaped(url).replaceAll('"', '&quot;')}" rel="noopener noreferrer" target="_blank">`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
