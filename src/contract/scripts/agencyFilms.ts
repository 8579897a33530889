import { filmFields } from '../entities/film';
import { script } from '../script';
import { optional } from '../wire/field';
import { flag, joined, text, whole } from '../wire/fields';
import { record, rows } from '../wire/reply';

/** What of an agency's films is asked for without asking for all of them; ours. A backend without them is asked for all. */
export const agencyFilmScripts = [
  /**
   * The first AGENCY_FILMS_SHOWN films by their numbers in which every word of the search occurs: in the title, the director or
   * the talent's name. With `isStart` it is the title or the talent's last name that starts with the search (spec section 5).
   */
  script({
    name: 'agencyFilms.find',
    path: 'FindAgencyFilms.php',
    allow: 'reader',
    input: { search: text('SEARCH_VALUE'), isStart: optional(flag('IS_START')) },
    reply: rows('FILMS_AGENCY', filmFields),
    refusal: 'error',
  }),
  /** How many films there are and cannot be played, how many files wait to be encoded or failed, and the films that came last. */
  script({
    name: 'agencyFilms.figures',
    path: 'GetAgencyFilmFigures.php',
    allow: 'reader',
    input: {},
    reply: record({
      total: whole('FILMS'),
      unplayable: whole('UNPLAYABLE'),
      underWay: whole('UNDER_WAY'),
      failed: whole('FAILED'),
      newest: joined('NEWEST'),
    }),
    refusal: 'error',
  }),
] as const;
