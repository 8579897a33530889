import { isDay } from './programWords';
import { isToldName } from './secrets';

/** A text that a machine may have made: an id, or a part of an address with one in it. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w/.:;-]{8,}$/.test(value) && /\d|[a-z][A-Z]/.test(value);

/** From this length on an id may be of digits, or of letters, alone. */
const LONG = 16;

/** Under these a person names something. */
const isGivenName = (name: string) => /^(name|originalName|title)$/.test(name);

/** True of an id where no program, and nobody, has words of their own. */
function isMade(value: unknown, name: string): value is string {
  if (!isId(value) || isToldName(name) || isGivenName(name) || isDay(value)) return false;
  return /Ids?$/.test(name) || value.length >= LONG || (/\d/.test(value) && /[a-z]/i.test(value));
}

/** The last name in a path: of places in a list, that of the list. */
const nameIn = (path: string) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';

/** Milliseconds since 1970, or a date and time written out. */
const isTime = (value: unknown) =>
  (typeof value === 'number' && value > 1e12) ||
  (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value));

/** Whether two values, at a path of an entry, count as the same. */
export type SameName = (before: unknown, after: unknown, path: string) => boolean;

/**
 * Tells whether two values are the same but for their names, call after call: an id that stands for another one once
 * has to stand for it always, and for no other. Times are not compared.
 */
export function sameNames(): SameName {
  const forward = new Map<string, string>();
  const back = new Map<string, string>();
  return (before, after, path) => {
    if (isTime(before) && isTime(after)) return true;
    const name = nameIn(path);
    if (!isMade(before, name) || !isMade(after, name)) return false;
    const known = forward.get(before);
    if (known !== undefined || back.has(after)) return known === after;
    forward.set(before, after);
    back.set(after, before);
    return true;
  };
}
