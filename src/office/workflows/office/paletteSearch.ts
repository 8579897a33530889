import { paletteFilms } from '../../entities/films';
import { foundReels, selectFoundReelsQuery } from '../../entities/foundReels';
import { paletteTalents } from '../../entities/talents';
import { typedSearch } from '../../kernel/typedSearch';

/** Finds what the palette leads to and the office need not know: talents, films and reels. */
export const paletteSearch = typedSearch({
  name: 'paletteSearch',
  finders: [
    paletteTalents,
    paletteFilms,
    { ask: (search) => foundReels.facts.asked({ params: { search } }), selectQuery: selectFoundReelsQuery },
  ],
  isFirstAsked: true,
});
