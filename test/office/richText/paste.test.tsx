import { collapseNewlines, pastedContent } from '../../../src/office/ui/richText/paste';
import { toMarkdown } from '../../../src/office/ui/richText/toMarkdown';

const pasted = (text: string, html?: string) => toMarkdown(pastedContent(text, html));

test('four or more newlines become three, fewer stay', () => {
  expect(collapseNewlines('a\n\n\n\n\n\nb\n\n\nc\r\n\r\n\r\n\r\nd')).toBe('a\n\n\nb\n\n\nc\n\n\nd');
});

test('colour, background and font are left behind; bold, italic, headings, lists, quotes and links stay', () => {
  const html =
    '<h2 style="font-family:Papyrus">Ada</h2><p style="color:red;background:blue"><span style="font-size:40px">Born in </span>' +
    '<b>Lyon</b>, <i>France</i></p><ul><li>one</li><li>two</li></ul><p></p><p>&nbsp;</p>' +
    '<p><a href="https://a.example/">site</a> <a href="javascript:alert(1)">trap</a></p>';
  expect(pasted('whatever', html)).toBe(
    '## Ada\n\nBorn in **Lyon**, *France*\n\n- one\n- two\n\n[site](https://a.example/) trap',
  );
  const { blocks } = pastedContent('whatever', html);
  expect(
    blocks.flatMap(({ inlineStyleRanges }) => inlineStyleRanges.map(({ style }) => style)).sort(),
  ).toEqual(['BOLD', 'ITALIC']);
});

test('markdown-looking text is converted, also when a program dressed it in colours', () => {
  const markdown = '# Ada\n\nBorn in **Lyon**\n\n\n\n\n- one\n- two';
  const expected = '# Ada\n\nBorn in **Lyon**\n\n- one\n- two';
  expect(pasted(markdown)).toBe(expected);
  expect(pasted(markdown, `<div style="color:#d4d4d4">${markdown}</div>`)).toBe(expected);
});

test('ordinary text keeps its signs, and empty paragraphs are dropped', () => {
  expect(pastedContent('5 * 3 = 15\n\n\nC# and F#', undefined).blocks.map(({ text }) => text)).toEqual([
    '5 * 3 = 15',
    'C# and F#',
  ]);
});

test('a script in what is pasted is neither run nor kept', () => {
  expect(pasted('x', '<b>x</b><script>alert(1)</script><img src=x onerror="alert(1)">')).toBe('**x**');
});
