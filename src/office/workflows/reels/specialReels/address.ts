import { createSelector } from '@reduxjs/toolkit';
import { AGENCY, type ReelOwner } from '../../../entities/reelOwner';
import { selectAddress } from '../../office/navigation';
import { talentIdOf } from '../../talents/talentPage';

/** The agency's special reels (spec section 2): also the talent page without a talent. */
const ofAgency = /^\/(?:app\/page\/agencyreels|(?:app\/page\/)?talent)\/?$/;

/** The section of a talent's page that shows that talent's special reels. */
const SECTION = 'special';

/** What a query says of special reels; nothing where it is of another section of a talent's page. */
export function shownIn(query: string): { readonly reel?: string | undefined } | undefined {
  const { section = SECTION, reel } = Object.fromEntries(new URLSearchParams(query));
  return section === SECTION ? { reel } : undefined;
}

/** Whose special reels are on show, if any are. */
export const selectShownOwner = createSelector([selectAddress], (address): ReelOwner | undefined => {
  const [path = '', query = ''] = address.split('?');
  if (ofAgency.test(path)) return AGENCY;
  const talentId = talentIdOf(path);
  const isSpecial = new URLSearchParams(query).get('section') === SECTION;
  return talentId !== undefined && isSpecial ? { talentId, special: true } : undefined;
});

/** The query that shows an owner's special reels, with the one that is open. */
export function queryOf({ talentId }: ReelOwner, reelId: string | undefined): string {
  const words = new URLSearchParams({
    ...(talentId !== AGENCY.talentId && { section: SECTION }),
    ...(reelId !== undefined && { reel: reelId }),
  });
  return words.size > 0 ? `?${words}` : '';
}
