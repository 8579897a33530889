const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  // Sweden writes YYYY-MM-DD HH:mm.
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

/** What the clock of a time zone shows at an instant: YYYY-MM-DD HH:mm. */
export const wallClock = (timeZone: string, instant: Date): string => formatOf(timeZone).format(instant);

/** The day that it shows at an ISO time, DD/MM/YYYY (spec section 1); empty for no time. */
export const dayAt = (timeZone: string, at: string | null): string =>
  at === null ? '' : wallClock(timeZone, new Date(at)).slice(0, 10).split('-').toReversed().join('/');
