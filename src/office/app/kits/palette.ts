import { reelFindingScripts } from '../../../contract/scripts/finding';
import { foundReels } from '../../entities/foundReels';
import { paletteSearch } from '../../workflows/office/paletteSearch';

/** What the command palette looks for. */
export const reducers = { foundReels: foundReels.reducer, paletteSearch: paletteSearch.reducer };

export const workflows = { foundReels: foundReels.saga, paletteSearch: paletteSearch.saga };

export const scripts = reelFindingScripts;
