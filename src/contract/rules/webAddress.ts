const homepageScheme = /^(?:https?|ftp):\/\//i;

/** A talent's homepage as it is kept (spec section 5): without an http://, https:// or ftp:// start, http:// is prepended. */
export const homepageAddress = (text: string) => withScheme(text, homepageScheme, 'http');

/** A MoonURL as it is kept (spec section 5): when it lacks http:// and https://, http:// is prepended. */
export const moonAddress = (text: string) => withScheme(text, /^https?:\/\//i, 'http');

/** Where any other link leads, of news, a newsletter, a reel or a poster: without a scheme, https:// is prepended. */
export const linkAddress = (text: string) => withScheme(text, homepageScheme, 'https');

/** True for an address that a link may lead to once it is kept: of a scheme that a homepage may have, with a host. */
export function isWebAddress(text: string): boolean {
  const address = linkAddress(text);
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return ['http:', 'https:', 'ftp:'].includes(protocol) && isHost(hostname);
}

/** False also for a host that some browsers take and others, or the server, do not: with blanks or an asterisk in it. */
export const isHost = (hostname: string) => hostname !== '' && !/[%*\s]/.test(hostname);

/** True for an address that a reel's link may have: of a scheme as above, or one that names none. */
export const isLinkAddress = (text: string) =>
  isWebAddress(text) && !/^(?!(?:https?|ftp):\/\/)[a-z][a-z0-9+-]*:/i.test(text.trim());

/** What a field shows once it is left: the address as it will be kept, or what was typed where that is none. */
export const shownAddress = (text: string) => (isLinkAddress(text) ? linkAddress(text) : text);

/** An IMDb link as it is kept (spec section 5): forced to https and a www host; `m.` is the same page on a phone. */
export function imdbAddress(text: string): string {
  const address = text.trim().replace(/^(?:https?:)?\/\//i, '');
  return address === '' ? '' : `https://www.${address.replace(/^(?:www|m)\./i, '')}`;
}

function withScheme(text: string, scheme: RegExp, missing: 'http' | 'https'): string {
  const address = text.trim();
  return address === '' || scheme.test(address) ? address : `${missing}://${address}`;
}
