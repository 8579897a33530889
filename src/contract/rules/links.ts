/** What addresses a public reel: the agency's abbreviation and secure site, the shared reels site, and another agency's store. */
interface ReelSites {
  readonly abbreviation: string;
  readonly webAddress: string;
  readonly reelsSite: string;
  /** Where the reels of MP are (spec section 6); empty where they are on the shared site. */
  readonly storeSite?: string;
}

/** The agency whose reels are on its own site, and the one whose reels are in another agency's store (spec section 6). */
const OWN_SITE = 'CO';
const STORED_ELSEWHERE = 'MP';

/** Whether links to an agency's reels stand at its own web address. */
export const hasReelsOnOwnSite = (abbreviation: string) => abbreviation === OWN_SITE;

/** The address under which a site's pages stand: older settings may have a query or a fragment in it. */
const homeOf = (webAddress: string) => webAddress.replace(/\/*(?:[?#].*)?$/, '');

const onOwnSite = (webAddress: string, name: string) =>
  `${homeOf(webAddress)}/reel/${encodeURIComponent(name)}`;

/** The link that a mail carries (spec sections 6 and 9): CO has its own site, MP another agency's store, the others share one. */
export function publicReelLink(sites: ReelSites, reelId: string): string {
  const { abbreviation, webAddress, reelsSite, storeSite } = sites;
  if (hasReelsOnOwnSite(abbreviation)) return onOwnSite(webAddress, reelId);
  const link = new URL(abbreviation === STORED_ELSEWHERE && storeSite ? storeSite : reelsSite);
  link.searchParams.set('play', `${abbreviation}_${reelId}`);
  return link.href;
}

/**
 * Where staff look at a special reel as the world sees it: at CO by its slug (spec section 6), else where its link leads.
 * Nothing while a slug that is needed is missing.
 */
export function specialReelPreview(
  sites: ReelSites,
  { reelId, slug }: { readonly reelId: string; readonly slug: string },
): string | undefined {
  if (!hasReelsOnOwnSite(sites.abbreviation)) return publicReelLink(sites, reelId);
  return slug === '' ? undefined : onOwnSite(sites.webAddress, slug);
}
