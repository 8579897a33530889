import { useMemo } from 'react';
import type { ReelOwner } from '../../entities/reelOwner';
import SpecialReels from './SpecialReels';

/** The special reels of a talent: a section of the talent's page. */
export default function TalentSpecialReels({ talentId }: { readonly talentId: string }) {
  const owner = useMemo((): ReelOwner => ({ talentId, special: true }), [talentId]);
  return (
    <div className="gr-talent-special">
      <SpecialReels owner={owner} />
    </div>
  );
}
