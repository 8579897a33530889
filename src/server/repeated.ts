/** The same error within this time is counted, and told of once more at its end; in milliseconds. */
const WITHIN = 60_000;

/** How often each error was met since it was told of. */
const met = new Map<string, number>();

/** True for an error that is to be told of; one that was, just now, is counted, and `again` hears how often it came. */
export function isNewError(text: string, again: (count: number) => void): boolean {
  const count = met.get(text);
  met.set(text, (count ?? -1) + 1);
  if (count !== undefined) return false;
  setTimeout(() => {
    const more = met.get(text) ?? 0;
    met.delete(text);
    if (more > 0) again(more);
  }, WITHIN).unref();
  return true;
}
