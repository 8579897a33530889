import { paletteFilms } from '../../entities/films';
import { typedSearch } from '../../kernel/typedSearch';

/** Finds what the palette leads to and the office need not know. */
export const paletteSearch = typedSearch({
  name: 'paletteSearch',
  finders: [paletteFilms],
  isFirstAsked: true,
});
