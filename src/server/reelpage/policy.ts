import { originsOf } from '../originsOf';

/** The Content-Security-Policy of the page: everything from here, and pictures from where these whole addresses are, as that of a logo. */
export function pagePolicy(...pictures: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    ["img-src 'self' data:", ...originsOf(pictures)].join(' '),
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
