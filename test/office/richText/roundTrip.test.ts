import type { RawDraftContentState } from 'draft-js';
import { fromMarkdown } from '../../../src/office/ui/richText/fromMarkdown';
import { toMarkdown } from '../../../src/office/ui/richText/toMarkdown';
import { randomContent } from './randomContent';

const again = (markdown: string) => toMarkdown(fromMarkdown(markdown));

test('whatever the editor holds, its markdown reads back as the same text: 1,500 random contents', () => {
  const different = Array.from({ length: 1500 }, (_none, seed) => toMarkdown(randomContent(seed + 1))).filter(
    (markdown) => again(markdown) !== markdown,
  );
  expect(different.slice(0, 5)).toEqual([]);
});

/** The signs, kinds and looks that a person sees; keys are the editor's own. */
const seen = ({ blocks, entityMap }: RawDraftContentState) =>
  blocks.map(({ type, depth, text, inlineStyleRanges, entityRanges }) => ({
    type,
    depth,
    text,
    looks: inlineStyleRanges.map(({ offset, length, style }) => `${style} ${offset} ${length}`).sort(),
    links: entityRanges.map(
      ({ offset, length, key }) => `${offset} ${length} ${String(entityMap[key]?.data?.['url'])}`,
    ),
  }));

test('what was read is the same content after writing and reading it: nothing that can be seen is lost', () => {
  const lost = Array.from({ length: 1500 }, (_none, seed) =>
    fromMarkdown(toMarkdown(randomContent(seed + 1))),
  ).filter(
    (content) => JSON.stringify(seen(fromMarkdown(toMarkdown(content)))) !== JSON.stringify(seen(content)),
  );
  expect(lost.slice(0, 3).map(seen)).toEqual([]);
});

test.each([
  '# Ada\n\nBorn in **Lyon**, works in *Paris* and ***everywhere***.',
  '- one\n- two\n    1. first\n    2. second\n- three\n\nAfter the list.',
  '> A voice.  \n> A face.\n\n[Her site](https://ada.example/x_y) and [mail](mailto:a@b.example)',
  '**a***b*c',
  '第一行  \n第二行',
  '5 \\* 3 \\_ \\[x\\] \\`\n\n\\# no heading\n\n1\\. no list',
])('%j is written as it was', (markdown) => {
  expect(again(markdown)).toBe(markdown);
});

test.each([
  ['__bold__ and _italic_', '**bold** and *italic*'],
  ['* a\n* b', '- a\n- b'],
  ['Title\n', 'Title'],
  ['a\nb', 'a  \nb'],
  ['snake_case_word 2 * 3 * 4', 'snake\\_case\\_word 2 \\* 3 \\* 4'],
  ['#### Deep', '### Deep'],
])('%j, written by another program, is read as %j', (foreign, own) => {
  expect(again(foreign)).toBe(own);
});

test.each([
  '![a portrait](https://a.example/p.jpg)',
  '```\ncode\n```',
  '| a | b |',
  '<b>raw</b>',
  '~~gone~~',
])('of %j, which the editor cannot show, no word is lost', (foreign) => {
  const words = (text: string) => text.replace(/[^\p{L}]+/gu, ' ').trim();
  const text = fromMarkdown(foreign).blocks.map((block) => block.text);
  expect(words(text.join(' '))).toBe(words(foreign));
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'])(
  'a link to %s is text',
  (url) => {
    expect(fromMarkdown(`[x](${url})`).entityMap).toEqual({});
    const content = fromMarkdown('[x](https://a.example)');
    content.entityMap[0]!.data = { url };
    expect(toMarkdown(content)).toBe('x');
  },
);
