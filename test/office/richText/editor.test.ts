import { markdownOf, stateOf } from '../../../src/office/ui/richText/content';
import { toMarkdown } from '../../../src/office/ui/richText/toMarkdown';
import { randomContent } from './randomContent';

test('markdown into the editor and out again is the same markdown: 500 random texts', () => {
  const texts = Array.from({ length: 500 }, (_none, seed) => toMarkdown(randomContent(seed + 5001)));
  const different = texts.filter((text) => markdownOf(stateOf(text).getCurrentContent()) !== text);
  expect(different.slice(0, 5)).toEqual([]);
});
