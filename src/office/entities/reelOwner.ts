import { AGENCY_OWNER } from '../../contract/rules/reelType';

/** Whose reels: a talent's own ones, or the special ones of a talent or of the agency. */
export interface ReelOwner {
  readonly talentId: string;
  readonly special?: true;
}

/** The agency, all of whose reels are special. */
export const AGENCY: ReelOwner = { talentId: AGENCY_OWNER, special: true };

/** The owner that a message or a change names beside other things. */
export const ownerIn = ({ talentId, special }: ReelOwner): ReelOwner =>
  special ? { talentId, special } : { talentId };

/** Tells owners apart. */
export const keyOfOwner = ({ talentId, special }: ReelOwner) => (special ? `special ${talentId}` : talentId);

/** What the server's news of reels calls their owner: '' is the agency. */
export const newsIdOf = ({ talentId }: ReelOwner) => (talentId === AGENCY_OWNER ? '' : talentId);
