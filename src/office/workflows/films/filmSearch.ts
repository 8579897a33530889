import { foundFilms } from '../../entities/foundFilms';
import { typedSearch } from '../../kernel/typedSearch';

/** Finds the film that news, a newsletter or a home screen leads to. */
export const filmSearch = typedSearch({
  name: 'filmSearch',
  finders: [
    {
      ask: (search) => foundFilms.facts.asked({ params: { search } }),
      selectQuery: (state) => foundFilms.selectQuery(state, { search: '' }),
    },
  ],
});
