/** ASCII but the grave accent, which some keyboards have for an apostrophe: only its case is to be folded. */
const PLAIN = /^[\0-_a-~]*$/;
/** What is one letter to a search, though Unicode does not take it apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe' };

const MARKS = /[\p{M}\p{Cf}]/gu;
/** The same but the voicing marks of kana: プ is another letter than フ. */
const ACCENTS = /(?![\u3099\u309A])[\p{M}\p{Cf}]/gu;

/**
 * A text for comparing: lower case, without accents and invisible signs, with one kind of apostrophe, quote, hyphen and
 * space; compatible forms made one. Search on both ends uses it.
 */
export const fold = (text: string): string => without(MARKS, text);

function without(marks: RegExp, text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .replace(/[`´‘’‚‛ʹʻʼ′]/g, "'")
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[“”„«»]/g, '"')
    .replace(/[ßøłæœ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** A name for telling whether two are one: folded but for voicing marks, without blanks around it, one blank for several. */
export const foldName = (name: string): string =>
  without(ACCENTS, name).normalize('NFC').trim().replace(/\s+/g, ' ');

/** So many words of a search are looked for: a database takes no more conditions than some hundreds. */
const MOST_WORDS = 50;

/** The words of a search, folded, each once; none for blanks. */
export function searchWords(search: string): readonly string[] {
  return [...new Set(fold(search).split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
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

/** Orders texts as the database does: by their characters, whatever the language. */
export const compareTexts = (one: string, other: string) => Number(one > other) - Number(one < other);
