/** So many characters of a text at most: it ends between signs, never within an emoji. */
export const beginning = (text: string, length: number): string =>
  text.slice(0, new Intl.Segmenter().segment(text).containing(length)?.index);
