import { atMost } from '../atMost';
import { isDatabaseAway } from '../database/away';
import { apart } from '../eachOf';
import type { Tenant, Installation } from '../installation';
import { findPublicReel, type PublicReel } from '../reels/publicReel';
import { reelOfSlug } from '../reels/slugs';

/** A reel that anyone may see, and the agency it is of. */
export interface OpenReel {
  readonly tenant: Tenant;
  readonly reel: PublicReel;
}

/** The agency whose reels stand under /reel/{id} (spec section 6). */
const OWN_SITE = 'CO';

/** The reel of an agency, or nothing when there is none of that id or it is off: the two look alike from outside. */
async function openReel(
  { agency }: Installation,
  abbreviation: string,
  reelId: string,
): Promise<OpenReel | undefined> {
  const tenant = await agency(abbreviation);
  const reel = tenant && (await findPublicReel(tenant.catalogue, reelId));
  return tenant && reel?.isOnline ? { tenant, reel } : undefined;
}

/** The reel of an id, or of a special reel's slug (spec section 6). */
export async function openReelOfOwnSite(
  installation: Installation,
  name: string,
): Promise<OpenReel | undefined> {
  const found = await openReel(installation, OWN_SITE, name);
  if (found) return found;
  const tenant = await installation.agency(OWN_SITE);
  const reelId = tenant && (await reelOfSlug(tenant.catalogue, name));
  return reelId === undefined ? undefined : openReel(installation, OWN_SITE, reelId);
}

/** The reel that `play={ABBREV}_{id}` names (spec section 9). */
export async function openReelToPlay(
  installation: Installation,
  play: unknown,
): Promise<OpenReel | undefined> {
  const [, abbreviation, reelId] =
    (typeof play === 'string' && /^([A-Za-z0-9]{1,20})_([\w.-]{1,100})$/.exec(play)) || [];
  return abbreviation && reelId ? openReel(installation, abbreviation, reelId) : undefined;
}

/** Whoever looks for a reel in all agencies opens one catalogue after the other: so many do at once. */
const lookInAll = atMost(2);

/**
 * The reel of an id that is nearly sure to be one agency's alone: the named agency's, else of whoever has it. One that is closed has
 * none; where a database is away nobody knows, and that error is thrown.
 */
export async function openReelAnywhere(
  installation: Installation,
  reelId: string,
  named: unknown,
): Promise<OpenReel | undefined> {
  if (typeof named === 'string') return openReel(installation, named, reelId);
  return lookInAll(async () => {
    let away: unknown;
    const look = async (abbreviation: string) => {
      try {
        return await openReel(installation, abbreviation, reelId);
      } catch (error) {
        if (isDatabaseAway(error)) away = error;
        throw error;
      }
    };
    for (const { abbreviation } of await installation.agencies()) {
      const found = await apart(installation, abbreviation, 'A public reel could not be looked for', () =>
        look(abbreviation),
      );
      if (found) return found;
    }
    if (away !== undefined) throw away;
    return undefined;
  });
}
