import { filmFields } from '../entities/film';
import { script } from '../script';
import { flag, choice, text, whole } from '../wire/fields';
import { part } from '../wire/part';
import { rows } from '../wire/reply';

/** What orders a list of films, each either way round; of equals, and by itself, the number does. */
export const filmOrders = {
  NUMBER: 'number',
  TITLE: 'title',
  DIRECTOR: 'director',
  TALENT: 'talent',
  YEAR: 'year',
  LENGTH: 'length',
} as const;
export type FilmOrder = (typeof filmOrders)[keyof typeof filmOrders];

/** So many films are told at once at most. */
const FILM_WINDOW_LIMIT = 200;

/** As a list is looked at: every word of the search occurs in the title, the director or the talent's name. */
const looked = {
  search: text('SEARCH_VALUE'),
  order: choice('ORDER', filmOrders),
  isDescending: flag('DESCENDING'),
};

const { filmId, title, talentId, onReel } = filmFields;
/** What of a film is told to who acts on all that were found. */
const actedFilmFields = { filmId, title, talentId, onReel };

/** The agency's films as a list shows them, without asking for all; ours. A backend without them is asked for all. */
export const filmWindowScripts = [
  /** `count` films of those that are found, from the one at `first` on, counted from 0. */
  script({
    name: 'agencyFilms.window',
    path: 'GetAgencyFilmWindow.php',
    allow: 'reader',
    input: { ...looked, first: whole('FIRST'), count: whole('COUNT', 1, FILM_WINDOW_LIMIT) },
    reply: part('FILMS_AGENCY', filmFields),
    refusal: 'error',
  }),
  /** All that are found, in their order, as far as is needed to act on them. */
  script({
    name: 'agencyFilms.found',
    path: 'GetAgencyFilmsFound.php',
    allow: 'reader',
    input: looked,
    reply: rows('FILMS_AGENCY', actedFilmFields),
    refusal: 'error',
  }),
] as const;
