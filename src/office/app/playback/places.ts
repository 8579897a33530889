/** A place in the state, by the names that lead to it. */
export type Place = readonly string[];

/** Something that is no list and no object, or an empty one. */
export interface Placed {
  readonly place: Place;
  readonly value: unknown;
}

const MOST = 30;

/** A shorter value stands in any text. */
const SHORTEST_PART = 3;

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase();

/** What stands at a place; undefined where there is no such place. */
export function valueAt(state: unknown, place: Place): unknown {
  let value = state;
  for (const name of place)
    value =
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string, unknown>>)[name]
        : undefined;
  return value;
}

/** The first places that hold what is sought: the very same first, then what is a part of it, the longest first, then those that have it in their value or name. */
export function placesOf(state: unknown, sought: string): readonly Placed[] {
  const words = sought.trim().toLowerCase();
  const same: Placed[] = [];
  const parts: Placed[] = [];
  const like: Placed[] = [];

  function look(value: unknown, place: Place): void {
    if (value === undefined || same.length >= MOST) return;
    if (isBranch(value)) return Object.entries(value).forEach(([name, part]) => look(part, [...place, name]));
    const text = textOf(value);
    if (text === words) same.push({ place, value });
    else if (text.length >= SHORTEST_PART && words.includes(text)) parts.push({ place, value });
    else if (like.length < MOST && (text.includes(words) || place.join('.').toLowerCase().includes(words)))
      like.push({ place, value });
  }

  if (words !== '') look(state, []);
  parts.sort((one, other) => textOf(other.value).length - textOf(one.value).length);
  return [...same, ...parts, ...like].slice(0, MOST);
}
