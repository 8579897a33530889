import { foldName } from '../../contract/rules/text';

/** A word or an address of somebody as it is looked for in what was written. */
export interface Needle {
  /** Finds all that may hold it, by SQL, whatever the case of its letters. */
  readonly like: string;
  /** Finds it itself. */
  readonly pattern: RegExp;
  /** Of a name: both its parts, folded, as they may stand apart in one record. */
  readonly parts?: readonly [string, string];
}

const TAG = '<[^<>]*>';
/** What stands between the words of a name: in a text, HTML, Markdown, an address of the web, the name of a file. */
const SIGN = String.raw`(?:\s|,|%20|\+|&nbsp;|[-_.*・·]|${TAG})`;
/** Words of those alone are none: between others, which take any number of them, they could stand in countless ways. */
const SIGNS = new RegExp(`^${SIGN}*$`, 'iu');

/** How a sign may stand in HTML and the like; any other is itself, or its code in an address. */
const OTHERWISE: Readonly<Record<string, string>> = {
  "'": String.raw`(?:'|’|&#39;|&#x27;|&apos;|%27)`,
  '’': String.raw`(?:'|’|&#8217;|&rsquo;)`,
  '"': String.raw`(?:"|&quot;|&#34;)`,
  '&': '(?:&|&amp;|%26)',
  '@': '(?:@|%40|&#64;)',
};

const patternOf = (word: string) => [...word].map((sign) => OTHERWISE[sign] ?? signPattern(sign)).join('');

function signPattern(sign: string): string {
  const itself = sign.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const encoded = encodeURIComponent(sign);
  return encoded === sign ? itself : `(?:${itself}|${encoded})`;
}

/** Letters of other alphabets, and signs that may stand otherwise, are whatever they are. */
const likeOf = (word: string) =>
  word
    .normalize('NFC')
    .replace(/[^A-Za-z0-9.@_-]+/g, '%')
    .replace('@', '%');

/** Both ways in which a letter with a mark may be written. */
const bothForms = (text: string) => [...new Set([text.normalize('NFC'), text.normalize('NFD')])];

/** Words that stand in running text without blanks around them. */
const UNSPACED = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+$/u;

function needleOfWords(words: readonly string[]): Needle {
  const isUnspaced = words.every((word) => UNSPACED.test(word));
  const between = isUnspaced ? String.raw`(?:[\s・·]|${TAG})*` : `${SIGN}+`;
  const forms = bothForms(words.join(' ')).map((form) => form.split(' ').map(patternOf).join(between));
  const [before, after] = isUnspaced
    ? ['', '']
    : [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];
  return {
    like: `%${words.map(likeOf).join('%')}%`.replace(/%+/g, '%'),
    pattern: new RegExp(`${before}(?:${forms.join('|')})${after}`, 'giu'),
  };
}

/** What finds a name, in both orders; a name of one word is too common to be looked for. */
export function needlesOfName(firstName: string, lastName: string): readonly Needle[] {
  const [first, last] = [firstName, lastName].map((name) =>
    name.split(/\s+/).filter((word) => !SIGNS.test(word)),
  );
  if (!first?.length || !last?.length) {
    const words = [...(first ?? []), ...(last ?? [])];
    return words.length > 1 ? [needleOfWords(words)] : [];
  }
  const parts = [foldName(firstName), foldName(lastName)] as const;
  return [{ ...needleOfWords([...first, ...last]), parts }, needleOfWords([...last, ...first])];
}

/** What finds an e-mail address, and no longer one that ends as it does. */
export const needleOfAddress = (address: string): Needle => ({
  like: `%${likeOf(address)}%`,
  pattern: new RegExp(`(?<![\\w.+-])${patternOf(address)}(?![\\w-]|\\.\\w)`, 'giu'),
});

/** A text with something else instead of what is looked for; the tags within stay, each with its other half. */
export const withoutNeedles = (text: string, needles: readonly Needle[], instead: string): string =>
  needles.reduce(
    (rest, { pattern }) => rest.replace(pattern, (found: string) => [instead, ...tagsIn(found)].join('')),
    text,
  );

const tagsIn = (text: string): readonly string[] => text.match(new RegExp(TAG, 'g')) ?? [];

/** The same in whatever JSON holds; a text within that is JSON again is read as such. What is none is a text. */
export function jsonWithoutNeedles(json: string, needles: readonly Needle[], instead: string): string {
  const value = parsed(json);
  if (value === undefined) return withoutNeedles(json, needles, instead);
  const cleaned = JSON.stringify(cleanValue(value, needles, instead));
  return cleaned === JSON.stringify(value) ? json : cleaned;
}

function cleanValue(value: unknown, needles: readonly Needle[], instead: string): unknown {
  if (typeof value === 'string')
    return /^\s*[[{]/.test(value)
      ? jsonWithoutNeedles(value, needles, instead)
      : withoutNeedles(value, needles, instead);
  if (Array.isArray(value)) return value.map((each) => cleanValue(each, needles, instead));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(withoutParts(value, needles, instead)).map(([key, each]) => [
      key,
      cleanValue(each, needles, instead),
    ]),
  );
}

/** A record that has the first name in one field and the last in another, without either. */
function withoutParts(record: object, needles: readonly Needle[], instead: string): object {
  const folded = new Map(
    Object.entries(record).map(([key, value]) => [key, typeof value === 'string' ? foldName(value) : '']),
  );
  const values = [...folded.values()];
  const { parts: [first, last] = [] } =
    needles.find(({ parts }) => parts?.every((part) => values.includes(part))) ?? {};
  if (first === undefined) return record;
  const replaced = [...folded].flatMap(([key, value]) => {
    if (value === last) return [[key, instead]];
    return value === first ? [[key, '']] : [];
  });
  return { ...record, ...Object.fromEntries(replaced) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
