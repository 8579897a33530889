/** The Content-Security-Policy of the page: everything from here, and pictures from where these whole addresses are, as that of a logo. */
export function pagePolicy(...pictures: readonly string[]): string {
  const elsewhere = pictures
    .filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address))
    .map((address) => ` ${new URL(address).origin}`);
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `img-src 'self' data:${elsewhere.join('')}`,
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
