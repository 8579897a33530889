import { isOfProgram } from './programWords';
import { LONG, patternsOf, type Place } from './secretForms';

/** What was begun to be typed of one, from this length on and half of it at least. */
const BEGUN = 6;

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
  const patterns: Partial<Record<Place, readonly RegExp[]>> = {};

  const patternsIn = (place: Place) =>
    (patterns[place] ??= patternsOf(
      secrets.filter((secret) => place === 'prose' || !isOfProgram(secret)),
      place,
    ));

  /** What a pattern has found is not gone through with the next. */
  function cover(text: string, [pattern, ...more]: readonly RegExp[]): string {
    if (!pattern) return text;
    const found = text.match(pattern);
    if (!found) return cover(text, more);
    const between = text.split(pattern).map((part) => cover(part, more));
    return between.map((part, at) => part + (at < found.length ? tokenOf(found[at] ?? '') : '')).join('');
  }

  const isBegun = (text: string) =>
    text.length >= BEGUN &&
    secrets.some((secret) => 2 * text.length >= secret.length && secret.startsWith(text));

  return {
    in(text, place) {
      if (secrets.length === 0 || text.length < BEGUN) return text;
      const core = text.trim();
      if (place === 'prose' && isBegun(core)) return text.replace(core, () => tokenOf(core));
      return cover(text, patternsIn(place));
    },
    mayStandIn: (json) =>
      secrets.some((secret) => json.includes(JSON.stringify(secret.slice(0, BEGUN)).slice(0, -1))) ||
      patternsIn('prose').some((pattern) => json.search(pattern) >= 0),
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
