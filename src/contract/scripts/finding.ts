import { filmFields } from '../entities/film';
import { language } from '../entities/language';
import { foundReelFields } from '../entities/reel';
import { talentFields } from '../entities/talent';
import { script } from '../script';
import { optional } from '../wire/field';
import { flag, text } from '../wire/fields';
import { rows } from '../wire/reply';

const search = text('SEARCH_VALUE');

/** What is found as a person types, of an agency that may have 100,000 of them: the first ROWS_FOUND; ours. */
export const findingScripts = [
  /**
   * The first films by their numbers in which every word of the search occurs: in the title, the director or the talent's
   * name. With `isStart` it is the title or the talent's last name that starts with the search (spec section 5).
   */
  script({
    name: 'agencyFilms.find',
    path: 'FindAgencyFilms.php',
    allow: 'reader',
    input: { search, isStart: optional(flag('IS_START')) },
    reply: rows('FILMS_AGENCY', filmFields),
    refusal: 'error',
  }),
  /** The first talents in whose name, city or profession, as it is called in `language` too, every word of the search occurs. */
  script({
    name: 'talents.find',
    path: 'FindTalents.php',
    allow: 'reader',
    input: { search, language: optional(language) },
    reply: rows('ROWS', talentFields),
    refusal: 'error',
  }),
] as const;

/** The same for reels: what the palette alone looks for. */
export const reelFindingScripts = [
  /** The first talents' reels in whose title or talent's name every word of the search occurs. */
  script({
    name: 'reels.find',
    path: 'FindReels.php',
    allow: 'reader',
    input: { search },
    reply: rows('REELS', foundReelFields),
    refusal: 'error',
  }),
] as const;
