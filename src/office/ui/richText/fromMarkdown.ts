import type { RawDraftContentBlock, RawDraftContentState, RawDraftEntity } from 'draft-js';
import type { Letter } from './inline';
import { readInline } from './readInline';

type BlockType =
  | 'unstyled'
  | 'header-one'
  | 'header-two'
  | 'header-three'
  | 'blockquote'
  | 'unordered-list-item'
  | 'ordered-list-item';

interface Block {
  readonly type: BlockType;
  readonly depth: number;
  text: string;
}

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/;
const ITEM = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/;
const QUOTE = /^ {0,3}>\s?(.*)$/;
const headings: readonly BlockType[] = ['header-one', 'header-two', 'header-three'];

/** Markdown → what the editor holds. What it cannot show (code, tables, pictures) stays as the words it was written in. */
export function fromMarkdown(markdown: string): RawDraftContentState {
  const entityMap: Record<string, RawDraftEntity> = {};
  const blocks = blocksOf(markdown).map((block, index) => rawBlock(block, index, entityMap));
  return { blocks, entityMap };
}

/** The blocks with their words still in markdown. */
function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  /** How far the marks of the open list's levels are indented. */
  let indents: number[] = [];
  let open: Block | undefined;
  const begin = (type: BlockType, text: string, depth = 0) => {
    open = { type, depth, text };
    blocks.push(open);
  };
  for (const line of markdown.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n')) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const quote = QUOTE.exec(line);
    const words = line.trim();
    if (words === '') open = undefined;
    else if (item && (indents.length > 0 || (item[1]?.length ?? 0) < 4)) {
      const [, indent = '', mark = '', text = ''] = item;
      indents = [...indents.filter((level) => level < indent.length - 1), indent.length];
      begin(/\d/.test(mark) ? 'ordered-list-item' : 'unordered-list-item', text.trim(), indents.length - 1);
    } else if (indents.length > 0 && /^\s{2}/.test(line)) append(blocks.at(-1), words);
    else if (open && indents.length > 0 && !heading && !quote) append(open, words);
    else {
      indents = [];
      if (heading) {
        begin(headings[Math.min(heading[1]?.length ?? 1, 3) - 1] ?? 'header-three', heading[2] ?? '');
        open = undefined;
      } else if (quote) {
        const text = (quote[1] ?? '').trim();
        if (text === '') open = undefined;
        else if (open?.type === 'blockquote') append(open, text);
        else begin('blockquote', text);
      } else if (open && open.type === 'unstyled') append(open, words);
      else begin('unstyled', words);
    }
  }
  return blocks.filter(({ text }) => text !== '');
}

function append(block: Block | undefined, line: string): void {
  if (block) block.text += `\n${line}`;
}

function rawBlock(
  { type, depth, text }: Block,
  index: number,
  entityMap: Record<string, RawDraftEntity>,
): RawDraftContentBlock {
  const letters = readInline(text);
  const base = Object.keys(entityMap).length;
  for (const { look } of letters)
    if (look.link !== null && look.anchor !== null)
      entityMap[base + look.anchor] = { type: 'LINK', mutability: 'MUTABLE', data: { url: look.link } };
  return {
    key: `b${index}`,
    type,
    depth,
    text: letters.map(({ sign }) => sign).join(''),
    inlineStyleRanges: [
      ...stretches(letters, ({ look }) => (look.bold ? 'BOLD' : null)).map((range) => ({
        ...range,
        style: 'BOLD' as const,
      })),
      ...stretches(letters, ({ look }) => (look.italic ? 'ITALIC' : null)).map((range) => ({
        ...range,
        style: 'ITALIC' as const,
      })),
    ],
    entityRanges: stretches(letters, ({ look }) => look.anchor).map(({ offset, length, value }) => ({
      offset,
      length,
      key: base + value,
    })),
  };
}

/** The stretches of letters that have the same value; those of no value are left out. */
function stretches<T>(letters: readonly Letter[], valueOf: (letter: Letter) => T | null) {
  const found: { offset: number; length: number; value: T }[] = [];
  letters.forEach((letter, offset) => {
    const value = valueOf(letter);
    const last = found.at(-1);
    if (value === null) return;
    if (last && last.value === value && last.offset + last.length === offset) last.length += 1;
    else found.push({ offset, length: 1, value });
  });
  return found;
}
