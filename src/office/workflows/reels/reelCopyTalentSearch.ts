import { reelCopyTalents } from '../../entities/talents';
import { typedSearch } from '../../kernel/typedSearch';

/** Finds the talent for whom a reel is made once more. */
export const reelCopyTalentSearch = typedSearch({
  name: 'reelCopyTalentSearch',
  finders: [reelCopyTalents],
});
