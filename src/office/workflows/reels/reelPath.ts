import { AGENCY, type ReelOwner } from '../../entities/reelOwner';
import { queryOf as specialQueryOf } from './specialReels';
import { talentPagePath } from '../talents/talentPage';

/** The address at which an owner's reels are, with the one that is open, if one is. */
export function reelPath(owner: ReelOwner, reelId?: string): string {
  if (!owner.special) return talentPagePath(owner.talentId, { reel: reelId });
  const path = owner.talentId === AGENCY.talentId ? '/app/page/agencyreels' : talentPagePath(owner.talentId);
  return path + specialQueryOf(owner, reelId);
}
