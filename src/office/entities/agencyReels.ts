import type { SpecialReel } from '../../contract/entities/reel';
import { collection } from './collection';

const agencyReels = collection('agencyReels', (reel: SpecialReel) => reel.reelId);

/** Fact: the special reels of the agency. */
export const agencyReelsLoaded = agencyReels.loaded;
export const agencyReelsReducer = agencyReels.reducer;
export const selectAgencyReels = agencyReels.selectAll;
