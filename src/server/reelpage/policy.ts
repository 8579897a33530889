/** The Content-Security-Policy of the page: everything from here, and the logo from where the agency keeps it. */
export function pagePolicy(logoUrl = ''): string {
  const logo = /^https?:\/\//i.test(logoUrl) && URL.canParse(logoUrl) ? ` ${new URL(logoUrl).origin}` : '';
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `img-src 'self' data:${logo}`,
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
