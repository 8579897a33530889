/** What addresses a public reel: the agency's abbreviation and secure site, and the shared reels site. */
interface ReelSites {
  readonly abbreviation: string;
  readonly webAddress: string;
  readonly reelsSite: string;
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** The link that a mail carries (spec sections 6 and 9): CO has its own site, the others share one. */
export function publicReelLink({ abbreviation, webAddress, reelsSite }: ReelSites, reelId: string): string {
  if (abbreviation === 'CO') return `${withoutSlash(webAddress)}/reel/${encodeURIComponent(reelId)}`;
  const link = new URL(reelsSite);
  link.searchParams.set('play', `${abbreviation}_${reelId}`);
  return link.href;
}
