import type { RawDraftContentBlock, RawDraftContentState, RawDraftEntity } from 'draft-js';

/** The same numbers on every run (mulberry32). */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, one: <T>(list: readonly T[]): T => list[below(list.length)]! };
}

const SIGNS = [
  ...'ab cd é中',
  ...'*_#>-+=[]()!`~\\<&;.1 ',
  '\n',
  ' * ',
  '**',
  '1. ',
  '- ',
  '&amp;',
  'http://a.b/c_d',
  '   ',
];
const TYPES = [
  'unstyled',
  'header-one',
  'header-two',
  'header-three',
  'blockquote',
  'unordered-list-item',
  'ordered-list-item',
];
const URLS = ['https://a.example/x_(y)', 'mailto:a@b.example', 'http://c.example/?q=*1*&r=[2]'];

/** Anything that can come into the editor: every kind of block, looks and links over any stretch of any signs. */
export function randomContent(seed: number): RawDraftContentState {
  const { below, one } = chance(seed);
  const entityMap: Record<string, RawDraftEntity> = {};
  const blocks = Array.from({ length: 1 + below(7) }, (_none, index): RawDraftContentBlock => {
    const text = Array.from({ length: below(14) }, () => one(SIGNS)).join('');
    const stretch = () => {
      const offset = below(text.length + 1);
      return { offset, length: below(text.length - offset + 1) };
    };
    const key = Object.keys(entityMap).length;
    const isLinked = below(3) === 0;
    if (isLinked) entityMap[key] = { type: 'LINK', mutability: 'MUTABLE', data: { url: one(URLS) } };
    return {
      key: `k${index}`,
      type: one(TYPES) as RawDraftContentBlock['type'],
      depth: below(4),
      text,
      inlineStyleRanges: Array.from({ length: below(4) }, () => ({
        ...stretch(),
        style: one(['BOLD', 'ITALIC'] as const),
      })),
      entityRanges: isLinked ? [{ ...stretch(), key }] : [],
    };
  });
  return { blocks, entityMap };
}
