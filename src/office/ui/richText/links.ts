/** The schemes that a link may have: anything else could run a script or lead into the person's own machine. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** True for an address that may stand behind a link. */
export function isAllowedLink(url: string): boolean {
  return URL.canParse(url) && SCHEMES.includes(new URL(url).protocol);
}

/** What a person typed as an address → the address of a link: `https://` before a bare host, `mailto:` before a mail. */
export function linkOf(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text)
    ? text
    : /^[^\s/@]+@[^\s/@]+$/.test(text)
      ? `mailto:${text}`
      : `https://${text}`;
  return isAllowedLink(address) && /^\S+$/.test(address) ? address : undefined;
}
