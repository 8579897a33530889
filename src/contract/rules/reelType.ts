/** A reel holds films in their order, a group other reels, a link an address, and a poster a picture with words. */
export type ReelKind = 'reel' | 'group' | 'link' | 'poster';

/** REEL_TYPE of a talent's reel, special or not, that is no group and in none (spec sections 3 and 4). */
export const TALENT_REEL_TYPE = 'MR';

/** REEL_TYPE of the agency's special reels (spec section 3). */
export const AGENCY_REEL_TYPE = 'ASA_SPECIAL_REEL';

/** Who the agency's reels are of, where the wire names a talent (spec section 7, WICH_TEC). */
export const AGENCY_OWNER = 'NONE';

/** REEL_TYPE of a group (spec section 4). */
export const GROUP_TYPE = 'MRS';

/** REEL_TYPE of what stands in the group at a position. */
export const subReelType = (groupPosition: number) => `SR${groupPosition}`;

/** REEL_TYPE of a reel of a kind; `groupPosition` is that of its group, if it stands in one. */
export function reelType(kind: ReelKind, groupPosition: number | undefined): string {
  if (groupPosition !== undefined) return subReelType(groupPosition);
  return kind === 'group' ? GROUP_TYPE : TALENT_REEL_TYPE;
}

/** Whether films can be put on a reel: groups hold reels, links an address. */
export const holdsFilms = ({ type, isLink }: { readonly type: string; readonly isLink: boolean }) =>
  type !== GROUP_TYPE && !isLink;

/**
 * What a reel of a list is. On the wire a poster is a link that says whether its picture was uploaded (IsUploaded): scripts
 * that know no posters keep and show it as a link.
 */
export function kindOfReel(reel: {
  readonly type: string;
  readonly isLink: boolean;
  readonly isUploaded?: boolean | undefined;
}): ReelKind {
  if (reel.type === GROUP_TYPE) return 'group';
  if (!reel.isLink) return 'reel';
  return reel.isUploaded === undefined ? 'link' : 'poster';
}

/** Whether a REEL_TYPE is that of a reel in a group. */
export const isSubReelType = (type: string) => type.startsWith('SR');
