import { dayTextOf } from './dayText';

/** The id in the address of a newsletter that is new (spec section 2): none has it. */
export const CREATE = 'create';

/** The id of a new newsletter: random characters, then the day as YYYYMMDD (spec section 9); that of an instant in milliseconds in a time zone. */
export const newsletterIdOf = (random: string, instant: number, timeZone?: string) =>
  `${random}${dayTextOf(instant, timeZone).split('/').toReversed().join('')}`;
