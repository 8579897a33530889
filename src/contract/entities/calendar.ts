import { optional, type ValueOf } from '../wire/field';
import { choice, flag, id, text, whole } from '../wire/fields';

/** What happens to a thing: it goes on the agency's site or off it, or is mailed. */
const calendarActions = {
  NEWS_ON: 'newsOn',
  NEWS_OFF: 'newsOff',
  SCREEN_ON: 'screenOn',
  SCREEN_OFF: 'screenOff',
  NEWSLETTER: 'newsletter',
  REEL: 'reel',
} as const;
export type CalendarAction = (typeof calendarActions)[keyof typeof calendarActions];

/**
 * `missed` was due while nobody was there to do it, `failed` could not be done: both are asked about. What was taken back
 * is told to nobody.
 */
const calendarStates = {
  WAITING: 'waiting',
  DONE: 'done',
  MISSED: 'missed',
  FAILED: 'failed',
} as const;
export type CalendarState = (typeof calendarStates)[keyof typeof calendarStates];

/** So far goes a calendar: the years that clocks of all zones can tell. */
const YEAR = '(?:19|20|21)\\d\\d';
const MONTH = `${YEAR}-(?:0[1-9]|1[0-2])`;
const DAY = new RegExp(`^${MONTH}-\\d\\d$`);

/** True for a YYYY-MM that a calendar has. */
export const isMonth = (text: string) => new RegExp(`^${MONTH}$`).test(text);

/** True for a YYYY-MM-DD of such a month. */
export const isDay = (text: string) => DAY.test(text);

/** YYYY-MM-DD. */
export const day = (wire: string) => text(wire, { max: 10, matches: DAY });
/** YYYY-MM. */
export const month = (wire: string) => text(wire, { max: 7, valid: isMonth });
/** YYYY-MM-DD HH:mm, on the agency's clock; nothing for no time. */
export const moment = (wire: string) =>
  text(wire, { max: 16, matches: new RegExp(`^${MONTH}-\\d\\d (?:[01]\\d|2[0-3]):[0-5]\\d$`) });

/** Something that was published or sent, or will be; day and hour are on the agency's clock. */
export const calendarEntryFields = {
  entryId: id('ENTRY_ID'),
  action: choice('ACTION', calendarActions),
  status: choice('STATUS', calendarStates),
  subjectId: id('SUBJECT_ID'),
  title: text('TITLE', { max: 1000 }),
  day: day('DAY'),
  /** HH:mm. */
  hour: text('HOUR', { max: 5 }),
  /** To how many addresses; 0 where nobody knows, and for what is not mailed. */
  mails: whole('MAILS'),
  /** How many of them were only kept in the outbox so far, as there was no mail server. */
  keptMails: optional(whole('KEPT_MAILS')),
  staffName: text('STAFF_NAME'),
  /** Why it could not be done: a kind of refusal, or the reason of a conflict; `trashed` of what was due while its thing was in the trash. */
  reason: text('REASON'),
  /** The thing is in the trash: until it is back, nothing is done that waits. */
  isTrashed: flag('TRASHED'),
  /** Whose reel it is: nothing for the agency's own, and for what is no reel. */
  talentId: optional(text('TEC_ID')),
  isSpecial: optional(flag('SPECIAL')),
};
export type CalendarEntry = ValueOf<typeof calendarEntryFields>;

/** What can be scheduled. */
export const scheduledThings = { NEWSLETTER: 'newsletter', NEWS: 'news', SCREEN: 'screen' } as const;
export type ScheduledThing = (typeof scheduledThings)[keyof typeof scheduledThings];
