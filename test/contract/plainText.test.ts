import { previewLine } from '../../src/contract/letter/previewLine';
import { plainOf } from '../../src/contract/letter/richText';

test.each([
  ['<ul><li>one</li><li>two</li></ul><p>end</p>', '- one\n- two\n\nend'],
  ['<p>start</p><ol><li>one</li><li>two</li></ol>', 'start\n\n1. one\n2. two'],
  ['<ul><li>two<ul><li>three</li></ul></li><li>four</li></ul><p>end</p>', '- two\n  - three\n- four\n\nend'],
  [
    '<ol><li>one<ul><li>two</li></ul></li><li>three<ol><li>four</li></ol></li></ol>',
    '1. one\n  - two\n2. three\n  1. four',
  ],
  // Browsers set a list in another one so as well.
  ['<ul><li>one</li><ul><li>two</li></ul><li>three</li></ul>', '- one\n  - two\n- three'],
  ['<ul>\n  <li>one</li>\n  <li>two <b>and</b> more</li>\n</ul>', '- one\n- two and more'],
  ['<ul><li>one<ul><li>two</li></ul>after</li></ul>', '- one\n  - two\nafter'],
  ['<ol><li>one</li></ol><ol><li>again</li></ol>', '1. one\n\n1. again'],
])('%s is read as plain text: %j', (html, text) => {
  expect(plainOf(html)).toBe(text);
});

test.each(['👩‍👩‍👧', '🇫🇷', 'e\u0301'])(
  'the preview line ends before a sign that it would cut in two: %s',
  (sign) => {
    const before = 'a'.repeat(119);
    expect(previewLine(`${before}${sign} and more`)).toBe(before);
    expect(previewLine(`${before.slice(sign.length)}${sign} and more`)).toBe(
      `${before.slice(sign.length)}${sign} `,
    );
    expect(previewLine(sign)).toBe(sign);
  },
);
