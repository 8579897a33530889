import { htmlToMarkdown, markdownToHtml } from '../../../src/office/ui/richText/html';
import { toMarkdown } from '../../../src/office/ui/richText/toMarkdown';
import { sanitised } from '../../../src/contract/rules/sanitised';
import { randomContent } from './randomContent';

const markdowns = Array.from({ length: 300 }, (_none, seed) => toMarkdown(randomContent(seed + 1)));

/** Several spaces are one in HTML. */
const spaced = (markdown: string) => markdown.replace(/(?<=\S) +(?=\S)/g, ' ');

test('whatever the editor writes as HTML reads back as the same text: 300 random contents', () => {
  const different = markdowns
    .map((markdown) => [spaced(markdown), spaced(htmlToMarkdown(markdownToHtml(markdown)))])
    .filter(([written, read]) => written !== read);
  expect(different.slice(0, 3)).toEqual([]);
});

test('the server keeps it as it was written', () => {
  const changed = markdowns.map(markdownToHtml).filter((html) => sanitised(html) !== html);
  expect(changed.slice(0, 5)).toEqual([]);
});

test('lists within lists and links that look otherwise in part are written as a page has them', () => {
  expect(
    markdownToHtml('- one\n- two\n    1. first\n- three\n\n**[a *b*](https://a.example/?x="1"&y)** & c  \nd'),
  ).toBe(
    '<ul><li>one</li><li>two<ol><li>first</li></ol></li><li>three</li></ul>' +
      '<p><a href="https://a.example/?x=&quot;1&quot;&amp;y" rel="noopener noreferrer" target="_blank"><strong>a </strong><strong><em>b</em></strong></a> &amp; c<br />d</p>',
  );
});

test('of a text that another program wrote, its words stay', () => {
  expect(htmlToMarkdown('<div><font color="red">Bon</font>jour</div><p></p><p>à <b>tous</b></p>')).toBe(
    'Bonjour\n\nà **tous**',
  );
  expect(htmlToMarkdown('Only words')).toBe('Only words');
  expect(htmlToMarkdown('')).toBe('');
});
