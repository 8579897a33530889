/** A text that a machine made: an id, or a part of an address with one in it. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w/.:;-]{8,}$/.test(value) && /\d|[a-z][A-Z]/.test(value);

/** Milliseconds since 1970, or a date and time written out. */
const isTime = (value: unknown) =>
  (typeof value === 'number' && value > 1e12) ||
  (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value));

/**
 * Tells whether two values are the same but for their names, call after call: an id that stands for another one once
 * has to stand for it always, and for no other. Times are not compared.
 */
export function sameNames(): (before: unknown, after: unknown) => boolean {
  const forward = new Map<string, string>();
  const back = new Map<string, string>();
  return (before, after) => {
    if (isTime(before) && isTime(after)) return true;
    if (!isId(before) || !isId(after)) return false;
    const known = forward.get(before);
    if (known !== undefined || back.has(after)) return known === after;
    forward.set(before, after);
    back.set(after, before);
    return true;
  };
}
