import { foundFilmFields } from '../entities/film';
import { script } from '../script';
import { text } from '../wire/fields';
import { rows } from '../wire/reply';

export const filmSearchScripts = [
  /** The films whose title or talent's last name holds each word of what is typed; case and accents do not count. */
  script({
    name: 'film.search',
    path: 'SearchFilm.php',
    allow: 'reader',
    input: { search: text('SEARCH_VALUE') },
    reply: rows('FILMS', foundFilmFields),
    refusal: 'error',
  }),
] as const;
