import type { Agency } from '../../contract/entities/session';
import { hasReelsOnOwnSite, publicReelLink } from '../../contract/rules/links';
import { isLoopback } from '../settings';

/** Where an agency's public reels are: its own address, and this server's (without a final slash). */
interface ReelHome {
  readonly agency: Pick<Agency, 'abbreviation' | 'webAddress'>;
  readonly publicUrl: string;
}

/** The reel that a link opens, or nothing when it is not the public address of a reel of this agency (spec section 9). */
export function reelOfLink(link: string, { agency, publicUrl }: ReelHome): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  const homes = [agency.webAddress, publicUrl]
    .flatMap((home) => (URL.canParse(home) ? new URL(home) : []))
    .filter((home) => isSameSite(url, home));
  if (url.username || url.password || homes.length === 0) return undefined;
  if (hasReelsOnOwnSite(agency.abbreviation)) return homes.map((home) => reelUnder(home, url)).find(Boolean);
  const start = `${agency.abbreviation}_`;
  const play = url.searchParams.get('play') ?? '';
  const isReelsSite = url.pathname === '/' || url.pathname === '/reels';
  return isReelsSite && play.startsWith(start) && /^[\w.-]{1,100}$/.test(play.slice(start.length))
    ? play.slice(start.length)
    : undefined;
}

/** The reel whose page has this address, of those that stand under an agency's own. */
function reelUnder(home: URL, { pathname }: URL): string | undefined {
  const base = home.pathname.replace(/\/+$/, '');
  if (!pathname.startsWith(base)) return undefined;
  return /^\/reel\/([\w.-]{1,100})$/.exec(pathname.slice(base.length))?.[1];
}

/** The address of a reel for those outside. */
export const reelLink = (reelId: string, { agency, publicUrl }: ReelHome) =>
  publicReelLink(
    { abbreviation: agency.abbreviation, webAddress: agency.webAddress, reelsSite: `${publicUrl}/reels` },
    reelId,
  );

/** The public address of a film's picture, by which a mail client shows it. */
export const stillAddress = (reelId: string, filmId: string, { agency, publicUrl }: ReelHome) =>
  `${publicUrl}/reel/${encodeURIComponent(reelId)}/films/${encodeURIComponent(filmId)}.jpg?agency=${encodeURIComponent(agency.abbreviation)}`;

/** The public address of a poster's picture. */
export const posterAddress = (reelId: string, { agency, publicUrl }: ReelHome) =>
  `${publicUrl}/reel/${encodeURIComponent(reelId)}/poster.jpg?agency=${encodeURIComponent(agency.abbreviation)}`;

/** The same protocol, host and port; the names of this machine are one. */
function isSameSite(one: URL, other: URL): boolean {
  if (one.origin === other.origin) return true;
  const areLocal = isLoopback(one.hostname) && isLoopback(other.hostname);
  return areLocal && one.protocol === other.protocol && one.port === other.port;
}
