import type { RawDraftContentBlock, RawDraftEntity } from 'draft-js';
import { isAllowedLink } from './links';

/** How one character looks; `link` is the address behind it. `anchor` tells two links beside each other apart. */
export interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link: string | null;
  readonly anchor: number | null;
}

export interface Letter {
  readonly sign: string;
  readonly look: Look;
}

export const plain: Look = { bold: false, italic: false, link: null, anchor: null };

const isSpace = (sign: string) => /\s/.test(sign);

/**
 * The letters of a block as markdown can say them: no space at the ends or around a line break, no two line breaks in a
 * row, and space between words looks only as the words on both its sides do.
 */
export function lettersOf(
  block: RawDraftContentBlock,
  entities: Readonly<Record<string, RawDraftEntity>>,
): readonly Letter[] {
  const looks = looksOf(block, entities);
  const letters: Letter[] = [];
  for (let at = 0; at < block.text.length; at += 1) {
    const sign = block.text[at] ?? '';
    if (isSpace(sign) && (letters.length === 0 || letters.at(-1)?.sign === '\n')) continue;
    while (sign === '\n' && isSpace(letters.at(-1)?.sign ?? '')) letters.pop();
    letters.push({ sign, look: looks[at] ?? plain });
  }
  while (isSpace(letters.at(-1)?.sign ?? '')) letters.pop();
  return settleSpaces(letters);
}

function looksOf(block: RawDraftContentBlock, entities: Readonly<Record<string, RawDraftEntity>>): Look[] {
  const looks: Look[] = Array.from({ length: block.text.length }, () => plain);
  const paint = (offset: number, length: number, change: Partial<Look>) => {
    for (let at = offset; at < offset + length; at += 1) looks[at] = { ...(looks[at] ?? plain), ...change };
  };
  for (const { offset, length, style } of block.inlineStyleRanges) {
    if (style === 'BOLD') paint(offset, length, { bold: true });
    if (style === 'ITALIC') paint(offset, length, { italic: true });
  }
  for (const { offset, length, key } of block.entityRanges) {
    const link: unknown = entities[key]?.type === 'LINK' ? entities[key].data?.['url'] : undefined;
    if (typeof link === 'string' && isAllowedLink(link)) paint(offset, length, { link, anchor: key });
  }
  return looks;
}

function settleSpaces(letters: readonly Letter[]): readonly Letter[] {
  let left = plain;
  const rights: Look[] = [];
  for (let at = letters.length - 1, right = plain; at >= 0; at -= 1) {
    const letter = letters[at];
    if (letter && !isSpace(letter.sign)) right = letter.look;
    rights[at] = right;
  }
  return letters.map((letter, at) => {
    if (!isSpace(letter.sign)) {
      left = letter.look;
      return letter;
    }
    const right = rights[at] ?? plain;
    if (left.anchor !== right.anchor) return { ...letter, look: plain };
    return {
      ...letter,
      look: { ...left, bold: left.bold && right.bold, italic: left.italic && right.italic },
    };
  });
}
