/** A text for comparing: lower case, without accents, compatible forms made one. Search on both ends uses it. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe');
}

/** The words of a search, folded; none for blanks. */
export function searchWords(search: string): readonly string[] {
  return fold(search).split(/\s+/).filter(Boolean);
}

/** Whether a folded text holds every word of a search, in any order. */
export function holdsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/** Slug of a reel title (spec section 5): lower case, no accents, `_` for each run of other characters, none at the ends. */
export function slug(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
