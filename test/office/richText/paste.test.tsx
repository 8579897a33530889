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

const GOOGLE =
  '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="background-color:#fff">' +
  '<span style="font-family:Arial;color:#123456;font-weight:400">Born in </span><span style="font-weight:700">Lyon</span>' +
  '</p><br><p><span style="font-weight:400">Lives in Paris</span></p></b>';
const WORD =
  '<html><head><style>p.MsoNormal {color:red}</style></head><body><!--StartFragment-->' +
  '<p class="MsoNormal"><b><span lang="FR" style="font-family:Calibri;mso-fareast-font-family:X">Ada</span></b><o:p></o:p></p>' +
  '<p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal"><i>Gaffer</i></p><!--EndFragment--></body></html>';

const mark = (sign: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>`;
const item = (style: string, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${style} lfo1'>${sign}<span lang=FR>${words}<o:p></o:p></span></p>`;
const WORD_LISTS =
  '<p class=MsoNormal>Films</p>' +
  item('l0 level1', mark('·'), '<b>One</b>') +
  item('l0 level2', mark('o'), 'a part') +
  item('l0 level1', "<span style='mso-list:Ignore'>§<span>&nbsp;</span></span>", 'Two') +
  item('l1 level1', mark('1.'), 'First') +
  item('l1 level1', mark('2.'), 'Second');

test.each([
  ['Google Docs', GOOGLE, 'Born in **Lyon**\n\nLives in Paris'],
  ['Word', WORD, '**Ada**\n\n*Gaffer*'],
  ['lists in Word', WORD_LISTS, 'Films\n\n- **One**\n    - a part\n- Two\n1. First\n2. Second'],
  [
    'lists in Google Docs',
    '<b style="font-weight:normal" id="docs-internal-guid-2"><ul><li aria-level="1"><p><span>One</span></p></li>' +
      '<ul><li aria-level="2"><p>a part</p></li><ol><li aria-level="3">of it</li></ol></ul><li><p>Two</p></li></ul></b>',
    '- One\n    - a part\n        1. of it\n- Two',
  ],
  [
    'lists within lists of a page',
    '<ul><li>One <b>big</b><ul><li>a part<ol><li>of it</li></ol></li></ul></li><li>Two</li></ul>',
    '- One **big**\n    - a part\n        1. of it\n- Two',
  ],
  [
    'the editor itself',
    '<ul class="public-DraftStyleDefault-ul"><li class="public-DraftStyleDefault-unorderedListItem public-DraftStyleDefault-depth0">One</li>' +
      '<li class="public-DraftStyleDefault-unorderedListItem public-DraftStyleDefault-depth1">a part</li></ul>',
    '- One\n    - a part',
  ],
  [
    'a page with a mark and small print',
    '<p>a <mark style="background:#ff0">b</mark> <b>c</b></p>',
    'a b **c**',
  ],
  [
    'a table',
    '<table><tbody><tr><td><b>Year</b></td><td>2024</td></tr><tr><td>City</td><td>Lyon</td></tr></tbody></table>',
    '**Year** 2024\n\nCity Lyon',
  ],
  [
    'words that only a style makes bold',
    '<p><span style="font-weight:bold;color:red"><em>x</em></span></p>',
    '***x***',
  ],
])('from %s the words and what markdown can say come, nothing else', (_source, html, expected) => {
  expect(pasted('whatever', html)).toBe(expected);
});

test.each([
  ['a heading', '## Films', 'header-two'],
  ['a list', '- one', 'unordered-list-item'],
  ['a numbered list', '1. one', 'ordered-list-item'],
  ['a quote', '> said', 'blockquote'],
  ['bold words', 'a **b** c', 'unstyled'],
  ['a link', '[a](https://a.example)', 'unstyled'],
])('%s in markdown is taken for what it says', (_what, text, type) => {
  const { blocks } = pastedContent(text, undefined);
  expect(blocks.map((block) => block.type)).toEqual([type]);
  expect(blocks[0]?.text).not.toMatch(/[#>*[\]]|^-|^1\./);
});
