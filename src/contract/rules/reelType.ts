/** A reel holds films in their order, a group other reels, and a link an address. */
export type ReelKind = 'reel' | 'group' | 'link';

/** REEL_TYPE of a group (spec section 4). */
export const GROUP_TYPE = 'MRS';

/** REEL_TYPE of what stands in the group at a position. */
export const subReelType = (groupPosition: number) => `SR${groupPosition}`;

/** REEL_TYPE of a reel of a kind; `groupPosition` is that of its group, if it stands in one. */
export function reelType(kind: ReelKind, groupPosition: number | undefined): string {
  if (groupPosition !== undefined) return subReelType(groupPosition);
  return kind === 'group' ? GROUP_TYPE : 'MR';
}

/** Whether films can be put on a reel: groups hold reels, links an address. */
export const holdsFilms = ({ type, isLink }: { readonly type: string; readonly isLink: boolean }) =>
  type !== GROUP_TYPE && !isLink;

/** Whether a REEL_TYPE is that of a reel in a group. */
export const isSubReelType = (type: string) => type.startsWith('SR');
