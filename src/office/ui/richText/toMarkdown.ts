import type { RawDraftContentBlock, RawDraftContentState } from 'draft-js';
import { type Letter, lettersOf, plain } from './inline';

const headings: Readonly<Record<string, string>> = {
  'header-one': '# ',
  'header-two': '## ',
  'header-three': '### ',
};

/** Four spaces are a level of a list in every dialect of markdown. */
const LEVEL = '    ';

/**
 * What the editor holds as markdown, in one way of writing for each content: reading it back and writing it again gives
 * the same text. Empty blocks are nothing in markdown and left out.
 */
export function toMarkdown({ blocks, entityMap }: RawDraftContentState): string {
  const list = listCounter();
  let text = '';
  let wasItem = false;
  for (const block of blocks) {
    const letters = block.type in headings ? onOneLine(block, entityMap) : lettersOf(block, entityMap);
    if (letters.length === 0) continue;
    const isItem = block.type.endsWith('list-item');
    if (text !== '') text += wasItem && isItem ? '\n' : '\n\n';
    text += isItem
      ? item(list.next(block), inline(letters))
      : paragraph(block.type, inline(letters), list.end);
    wasItem = isItem;
  }
  return text;
}

function paragraph(type: string, line: string, endList: () => void): string {
  endList();
  if (type === 'blockquote') return `> ${line.replaceAll('\n', '\n> ')}`;
  const heading = headings[type];
  return heading === undefined ? line : heading + line.replace(/(?<=\s)#+$/, '\\$&');
}

/** A heading is one line. */
const onOneLine = (
  block: RawDraftContentBlock,
  entities: RawDraftContentState['entityMap'],
): readonly Letter[] => lettersOf({ ...block, text: block.text.replaceAll('\n', ' ') }, entities);

interface Place {
  readonly depth: number;
  readonly mark: string;
}

const item = ({ depth, mark }: Place, line: string): string => {
  const indent = LEVEL.repeat(depth);
  return indent + mark + line.replaceAll('\n', `\n${indent}${LEVEL}`);
};

/** Numbers the items of a list; an item is at most one level deeper than the one above it. */
function listCounter() {
  let levels: { readonly type: string; readonly count: number }[] = [];
  return {
    end: () => void (levels = []),
    next({ type, depth: wanted }: RawDraftContentBlock): Place {
      const depth = Math.min(wanted, levels.length);
      const above = levels[depth];
      const count = above?.type === type ? above.count + 1 : 1;
      levels = [...levels.slice(0, depth), { type, count }];
      return { depth, mark: type === 'ordered-list-item' ? `${count}. ` : '- ' };
    },
  };
}

/** Each sign stands where a look begins or ends; a link holds its own. */
function inline(letters: readonly Letter[]): string {
  let text = '';
  let before = plain;
  for (const { sign, look } of [...letters, { sign: '', look: plain }]) {
    if (look.anchor !== before.anchor) {
      text += marks(before, plain);
      if (before.link !== null) text += `](${destination(before.link)})`;
      if (look.link !== null) text = `${text.replace(/!$/, '\\!')}[`;
      text += marks(plain, look);
    } else text += marks(before, look);
    text += escaped(sign);
    before = look;
  }
  return text
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^[#>+=-]/gm, '\\$&')
    .replace(/^(\d+)(?=[.)])/gm, '$1\\');
}

const marks = (from: Letter['look'], to: Letter['look']) =>
  (from.bold === to.bold ? '' : '**') + (from.italic === to.italic ? '' : '*');

const escaped = (sign: string) => (sign === '\n' ? '  \n' : sign.replace(/[\\`*_[\]<~]/, '\\$&'));

const destination = (url: string) =>
  url.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
