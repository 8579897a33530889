/** The canonical name of a time zone (IANA) that is known here; nothing for any other text. */
export function knownTimeZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
