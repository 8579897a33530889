import { filmFields } from '../entities/film';
import { script } from '../script';
import { lookedFields, windowFields } from '../wire/listWindow';
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

/** A search looks through title, director and talent's name. */
const looked = lookedFields(filmOrders);

const { filmId, title, talentId, onReel } = filmFields;
/** What of a film is told to who acts on all that were found. */
const actedFilmFields = { filmId, title, talentId, onReel };

/** The agency's films as a list shows them, without asking for all; ours. A backend without them is asked for all. */
export const filmWindowScripts = [
  /** Some films of those that are found. */
  script({
    name: 'agencyFilms.window',
    path: 'GetAgencyFilmWindow.php',
    allow: 'reader',
    input: { ...looked, ...windowFields },
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
