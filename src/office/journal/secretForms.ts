/** From this length on, a secret is masked in what people write elsewhere; a shorter one is too likely an ordinary word. */
export const LONG = 8;
/**
 * So many signs are looked for in any dress, of one secret and of all of them: a pattern of many more takes long to be made,
 * or cannot be. Of older ones it is a few then. What follows is looked for with other blanks and dashes between its words.
 */
const DRESSED = { most: 64, ofAll: 400, few: 16 } as const;
/** So many of any form of one are looked for, and as much as it goes on after them is taken for the rest of it. */
const SOUGHT = 500;
/** No pattern is longer, but for that of a single form. */
const PATTERN = 20_000;

/** Where people write as they like, and where a word of the program may stand. */
export type Place = 'prose' | 'anywhere';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

const BLANKS = String.raw`\s._/-`;
const blank = new RegExp(`[${BLANKS}]+`, 'g');
const anySign = new RegExp(`[^${BLANKS}]`);
const ANY_BLANKS = `[${BLANKS}]{0,2}`;

const begunBy = (text: string, pattern: (begun: string) => string) =>
  pattern(text.slice(0, SOUGHT)) + (text.length > SOUGHT ? `[^]{0,${text.length - SOUGHT}}` : '');

const literally = (text: string) => begunBy(text, escaped);

/** With other blanks and dashes where it has some. */
const loosely = (text: string) => begunBy(text, (begun) => begun.split(blank).map(escaped).join(ANY_BLANKS));

const inAnyDress = (sign: string) => ANY_BLANKS + escaped(sign);

/** The secret, or in prose what was begun of it, with other blanks and dashes or none; nothing where that is short. */
function asWritten(secret: string, place: Place, most: number): readonly string[] {
  const [head = ''] = new RegExp(`^(?:[${BLANKS}]*[^${BLANKS}]){0,${most}}`, 'u').exec(secret) ?? [];
  const [first = '', ...signs] = head.replace(blank, '');
  if (signs.length + 1 < LONG) return [];
  const dressed = signs.map(inAnyDress);
  const begun = escaped(first) + dressed.slice(0, LONG - 1).join('');
  const ending = dressed.slice(LONG - 1);
  const more = secret.slice(head.length);
  const rest = anySign.test(more) ? loosely(more) : '';
  if (place === 'anywhere') return [begun + ending.join('') + rest];
  return [begun + ending.reduceRight((after, sign) => `(?:${sign}${after})?`, rest && `(?:${rest})?`)];
}

/** The secret as it is, and as addresses, JSON and base64 write it. */
function asEncoded(secret: string): readonly string[] {
  const sound = secret.replace(/\p{Cs}/gu, '\uFFFD');
  const bytes = Array.from(new TextEncoder().encode(sound), (byte) => String.fromCharCode(byte));
  return [
    secret,
    encodeURIComponent(sound),
    new URLSearchParams([['', secret]]).toString().slice(1),
    JSON.stringify(secret).slice(1, -1),
    btoa(bytes.join('')).replace(/=+$/, ''),
  ].map(literally);
}

/** Each of these secrets, of which the last is the newest, in all its forms. */
function formsOf(secrets: readonly string[], place: Place): readonly string[] {
  let left: number = DRESSED.ofAll;
  return secrets.toReversed().flatMap((secret) => {
    const most = Math.max(DRESSED.few, Math.min(DRESSED.most, left));
    left -= Math.min(most, secret.length);
    return [...asWritten(secret, place, most), ...asEncoded(secret)];
  });
}

/** What finds these secrets in a text, in any case, each pattern after the other, the longest of their forms first. */
export function patternsOf(secrets: readonly string[], place: Place): readonly RegExp[] {
  const forms = [...new Set(formsOf(secrets, place))].sort((left, right) => right.length - left.length);
  const sources: string[] = [];
  for (const form of forms) {
    const last = sources.at(-1);
    if (last === undefined || last.length + form.length > PATTERN) sources.push(form);
    else sources[sources.length - 1] = `${last}|${form}`;
  }
  return sources.map((source) => new RegExp(source, 'gi'));
}
