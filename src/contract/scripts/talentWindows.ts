import { language } from '../entities/language';
import { talentFields } from '../entities/talent';
import { script } from '../script';
import { optional } from '../wire/field';
import { flag, text } from '../wire/fields';
import { lookedFields, windowFields } from '../wire/listWindow';
import { part } from '../wire/part';
import { rows } from '../wire/reply';

/** What orders a list of talents, each either way round; of equals, and by itself, the name does. */
export const talentOrders = {
  NAME: 'name',
  PROFESSION: 'profession',
  CITY: 'city',
  FILMS: 'films',
  REELS: 'reels',
  ONLINE: 'online',
} as const;
export type TalentOrder = (typeof talentOrders)[keyof typeof talentOrders];

/** A search looks through name, city and profession, as it is called in `language` too. */
const looked = {
  ...lookedFields(talentOrders),
  /** The id of a profession or its router url; `all` where no profession is called so. */
  profession: text('PROFESSION'),
  /** Left out, on the site or not. */
  online: optional(flag('ON_WEBSITE')),
  language: optional(language),
};

const { talentId, firstName, lastName, online } = talentFields;

/** The agency's talents as a list shows them, without asking for all; ours. A backend without them is asked for all. */
export const talentWindowScripts = [
  /** Some talents of those that are found; in all there are those of the profession. */
  script({
    name: 'talents.window',
    path: 'GetTalentWindow.php',
    allow: 'reader',
    input: { ...looked, ...windowFields },
    reply: part('ROWS', talentFields),
    refusal: 'error',
  }),
  /** All that are found, in their order, as far as is needed to act on them. */
  script({
    name: 'talents.found',
    path: 'GetTalentsFound.php',
    allow: 'reader',
    input: looked,
    reply: rows('ROWS', { talentId, firstName, lastName, online: optional(online) }),
    refusal: 'error',
  }),
] as const;
