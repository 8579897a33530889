import { script } from '../script';
import { id, joined, whole } from '../wire/fields';
import { record, rows } from '../wire/reply';

/** How much an agency has, told without telling of all of it; ours. A backend without them is asked for all. */
export const figureScripts = [
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
  /** How many talents each profession has that has any. */
  script({
    name: 'talents.figures',
    path: 'GetTalentFigures.php',
    allow: 'reader',
    input: {},
    reply: rows('ROWS', { categoryId: id('PROF'), talents: whole('TALENTS') }),
    refusal: 'error',
  }),
] as const;
