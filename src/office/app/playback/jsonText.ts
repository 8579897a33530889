const SHORT = 160;
const LONG = 40_000;

/** The beginning of a value, on one line. Long lists are not written out for it. */
export function shortText(value: unknown): string {
  if (Array.isArray(value) && value.length > 20) return `[… ${value.length}]`;
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
}

/** The same, with a text in quotes: an empty one is seen too. */
export const quotedText = (value: unknown): string =>
  typeof value === 'string' ? `“${shortText(value)}”` : shortText(value);

/** A value as people read it, cut where it is very long. */
export function longText(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? '–';
  return text.length > LONG ? `${text.slice(0, LONG)}\n…` : text;
}
