import { knownTimeZone } from './timeZone';

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** True for a day that exists, written DD/MM/YYYY (spec section 1), from the year 1000 on. */
export function isDayText(text: string): boolean {
  const [, day, month, year] = (/^(\d{2})\/(\d{2})\/([1-9]\d{3})$/.exec(text) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined) return false;
  const days = month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/** The same day as spreadsheets know it, YYYY-MM-DD; what is no such day stays as it is. */
export const isoDayOf = (text: string): string =>
  isDayText(text) ? text.split('/').toReversed().join('-') : text;

/** The day that the clock of a time zone shows at an instant in milliseconds, DD/MM/YYYY (spec section 1); of one that is not known, UTC's. */
export const dayTextOf = (instant: number, timeZone = ''): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: knownTimeZone(timeZone) ?? 'UTC' }).format(instant);
