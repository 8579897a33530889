import { escapeHtml } from '../../contract/letter/escape';

/** From this length on, a secret is masked in what people write elsewhere; a shorter one is too likely an ordinary word. */
export const LONG = 8;
/**
 * So many signs are looked for in any dress, of one secret and of all of them: a pattern of many more takes long to be made,
 * or cannot be. Of older ones it is a few then. What follows is looked for with other blanks and dashes between its words.
 */
const DRESSED = { most: 64, ofAll: 400, few: 16 } as const;
/** So many of any form of one are looked for, and as much as it goes on after them is taken for the rest of it. */
const SOUGHT = 500;
/** So many are sure enough where it is encoded, or goes on after what was found in any dress. */
const SURE = 64;
/** So many signs of one are encoded. */
const ENCODED = 5000;
/** No pattern is longer, but for that of a single form. */
const PATTERN = 20_000;

/** Where people write as they like, and where a word of the program may stand. */
export type Place = 'prose' | 'anywhere';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Some of them are not seen. */
const BLANKS = String.raw`\s\u00ad\u200b-\u200d\u2060._/-`;
const blank = new RegExp(`[${BLANKS}]+`, 'g');
const anySign = new RegExp(`[^${BLANKS}]`);
const ANY_BLANKS = `[${BLANKS}]{0,2}`;

const begunBy = (text: string, pattern: (begun: string) => string, sought = SOUGHT) =>
  pattern(text.slice(0, sought)) + (text.length > sought ? `[^]{0,${text.length - sought}}` : '');

const literally = (text: string) => begunBy(text, escaped);

/** With other blanks and dashes where it has some. */
const loosely = (text: string) =>
  begunBy(text, (begun) => begun.split(blank).map(escaped).join(ANY_BLANKS), SURE);

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

/** As it stands in base64 of a longer text, so many signs after its beginning: but for signs that tell of what is beside it, too. */
const inBase64 = (bytes: string, before: 0 | 1 | 2) =>
  btoa('\0'.repeat(before) + bytes).slice(
    Math.ceil((before * 4) / 3),
    Math.floor(((before + bytes.length) * 4) / 3),
  );

/** As addresses, JSON, HTML, hexadecimal digits and base64 write it, where that is otherwise. */
function asEncoded(secret: string): readonly string[] {
  const sound = secret.replace(/\p{Cs}/gu, '\uFFFD');
  const codes = [...new TextEncoder().encode(sound)];
  const bytes = codes.map((code) => String.fromCharCode(code)).join('');
  const inAddress = encodeURIComponent(sound);
  const base64 = [
    btoa(bytes).replace(/=+$/, ''),
    ...([0, 1, 2] as const).map((before) => inBase64(bytes, before)),
  ];
  return [
    inAddress,
    encodeURIComponent(inAddress),
    new URLSearchParams([['', secret]]).toString().slice(1),
    JSON.stringify(secret).slice(1, -1),
    escapeHtml(secret),
    codes.map((code) => code.toString(16).padStart(2, '0')).join(''),
    ...base64.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]),
  ].filter((form) => form !== secret);
}

/** Accents may be signs of their own. */
const spellingsOf = (secret: string) => [secret, secret.normalize('NFC'), secret.normalize('NFD')];

/** Each of these secrets, of which the last is the newest, as people write it. */
function writtenForms(secrets: readonly string[], place: Place): readonly string[] {
  let left: number = DRESSED.ofAll;
  return secrets.toReversed().flatMap((secret) => {
    const most = Math.max(DRESSED.few, Math.min(DRESSED.most, left));
    left -= Math.min(most, secret.length);
    return spellingsOf(secret).flatMap((each) => [...asWritten(each, place, most), literally(each)]);
  });
}

const longestFirst = (forms: readonly string[]) =>
  [...new Set(forms)].sort((left, right) => right.length - left.length);

/**
 * What finds these secrets in a text, in any case, each pattern after the other. As people write it, one is found up to
 * where it is encoded otherwise: so that comes last.
 */
export function patternsOf(secrets: readonly string[], place: Place): readonly RegExp[] {
  const encoded = secrets
    .flatMap((secret) => spellingsOf(secret.slice(0, ENCODED)))
    .flatMap(asEncoded)
    .map((form) => begunBy(form, escaped, SURE));
  const forms = [...longestFirst(encoded), ...longestFirst(writtenForms(secrets, place))];
  const sources: string[] = [];
  for (const form of forms) {
    const last = sources.at(-1);
    if (last === undefined || last.length + form.length > PATTERN) sources.push(form);
    else sources[sources.length - 1] = `${last}|${form}`;
  }
  return sources.map((source) => new RegExp(source, 'gi'));
}
