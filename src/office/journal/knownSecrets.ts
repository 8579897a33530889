/** From this length on, a secret is masked in what people write elsewhere; a shorter one is too likely an ordinary word. */
const LONG = 8;
/** What was begun to be typed of one, from this length on and half of it at least. */
const BEGUN = 6;

/** True of a word as programs use: what is none is masked where a word of the program may stand too. */
export const isProgramWord = (text: string): boolean =>
  /^[a-z][\w./:-]*$/i.test(text) && !/\d.*\d/.test(text);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

const inAnyDress = (sign: string) => String.raw`[\s._/-]{0,2}` + escaped(sign);

/**
 * The whole of it, or in prose what was begun of it, in any case, with other blanks and dashes or none; and as addresses,
 * JSON and base64 write it.
 */
function formsOf(secret: string, place: Place): readonly string[] {
  const [first = '', ...signs] = secret.replace(/[\s._/-]/g, '');
  const begun =
    escaped(first) +
    signs
      .slice(0, LONG - 1)
      .map(inAnyDress)
      .join('');
  const more = signs.slice(LONG - 1).map(inAnyDress);
  const asTyped =
    place === 'anywhere' ? more.join('') : more.reduceRight((rest, sign) => `(?:${sign}${rest})?`, '');
  const sound = secret.replace(/\p{Cs}/gu, '\uFFFD');
  const bytes = new TextEncoder().encode(sound);
  return [
    ...(signs.length + 1 >= LONG ? [begun + asTyped] : []),
    ...[
      secret,
      encodeURIComponent(sound),
      new URLSearchParams([['', secret]]).toString().slice(1),
      JSON.stringify(secret).slice(1, -1),
      btoa(String.fromCharCode(...bytes)).replace(/=+$/, ''),
    ].map(escaped),
  ];
}

/** Where people write as they like, and where a word of the program may stand. */
type Place = 'prose' | 'anywhere';

/** Of what was typed letter by letter only the longest is kept; what was handed in stays, whatever begins with it. */
export type How = 'typed' | 'handedIn';

interface Known {
  /** Every text that is one of them, or has one in it, in any of its usual forms, becomes what `tokenOf` makes of that. */
  in(text: string, place: Place): string;
  /** True of JSON in which one of them, or what was begun to be typed of it, may stand. */
  mayStandIn(json: string): boolean;
  all(): readonly string[];
  /** True when it was not known. */
  add(secret: string, how: How): boolean;
}

/** Remembers secrets, to find them where they do not belong. */
export function knownSecrets(tokenOf: (secret: string) => string): Known {
  let secrets: readonly string[] = [];
  const handedIn = new Set<string>();
  const patterns: Partial<Record<Place, RegExp>> = {};

  function patternOf(place: Place): RegExp {
    const sought = secrets.filter((secret) => place === 'prose' || !isProgramWord(secret));
    const forms = [...new Set(sought.flatMap((secret) => formsOf(secret, place)))].sort(
      (left, right) => right.length - left.length,
    );
    return new RegExp(forms.join('|') || '(?!)', 'gi');
  }

  const isBegun = (text: string) =>
    text.length >= BEGUN &&
    secrets.some((secret) => 2 * text.length >= secret.length && secret.startsWith(text));

  return {
    in(text, place) {
      if (secrets.length === 0 || text.length < BEGUN) return text;
      const core = text.trim();
      if (place === 'prose' && isBegun(core)) return text.replace(core, () => tokenOf(core));
      return text.replace((patterns[place] ??= patternOf(place)), tokenOf);
    },
    mayStandIn: (json) =>
      secrets.some((secret) => json.includes(JSON.stringify(secret.slice(0, BEGUN)).slice(0, -1))) ||
      (secrets.length > 0 && json.search((patterns.prose ??= patternOf('prose'))) >= 0),
    all: () => secrets,
    add(secret, how) {
      const core = secret.trim();
      if (core.length < LONG) return false;
      if (how === 'handedIn') handedIn.add(core);
      if (secrets.includes(core)) return false;
      secrets = [...secrets.filter((known) => handedIn.has(known) || !core.startsWith(known)), core];
      delete patterns.prose;
      delete patterns.anywhere;
      return true;
    },
  };
}
