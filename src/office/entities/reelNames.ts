import type { ReelName } from '../../contract/entities/reel';
import { collection } from './collection';

const reelNames = collection('reelNames', (reelName: ReelName) => reelName.code);

/** Fact: the catalogue of reel names. */
export const reelNamesLoaded = reelNames.loaded;
export const reelNamesReducer = reelNames.reducer;
export const selectReelNames = reelNames.selectAll;
