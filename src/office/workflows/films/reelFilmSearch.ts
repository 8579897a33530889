import { reelFilms } from '../../entities/films';
import { typedSearch } from '../../kernel/typedSearch';

/** Finds films of the agency for a reel. */
export const reelFilmSearch = typedSearch({
  name: 'reelFilmSearch',
  finders: [reelFilms.normal],
  isFirstAsked: true,
});

/** The same for a special reel. */
export const specialReelFilmSearch = typedSearch({
  name: 'specialReelFilmSearch',
  finders: [reelFilms.special],
  isFirstAsked: true,
});
