import moment from 'moment';
import 'moment/locale/fr';
import type { IntlShape } from 'react-intl';

/** Weeks start on Monday, in every language (spec section 1). Days are YYYY-MM-DD, months YYYY-MM; no clock is asked. */
const at = (day: string) => moment.utc(day, ['YYYY-MM-DD', 'YYYY-MM']).locale('fr');
const DAY = 'YYYY-MM-DD';

export const monthOf = (day: string) => day.slice(0, 7);

/** So many days, weeks or months before or after. */
export const shifted = (day: string, by: number, unit: 'day' | 'week' | 'month') =>
  at(day).add(by, unit).format(DAY);

export const shiftedMonth = (month: string, by: number) => at(month).add(by, 'month').format('YYYY-MM');

/** The Monday and the Sunday of its week. */
export const firstOfWeek = (day: string) => at(day).startOf('week').format(DAY);
export const lastOfWeek = (day: string) => at(day).endOf('week').format(DAY);

/** The days of a month in whole weeks. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = at(month).startOf('week');
  const weeks = at(month).endOf('month').endOf('week').add(1, 'ms').diff(first, 'week');
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) =>
      first
        .clone()
        .add(week * 7 + day, 'day')
        .format(DAY),
    ),
  );
}

/** For the words of a language: an instant of that day in UTC, in milliseconds. */
export const instantIn = (day: string) => at(day).valueOf();

/** The day of the week in a person's language, and DD/MM/YYYY. */
export const dayWords = ({ formatDate }: IntlShape, day: string) =>
  `${formatDate(instantIn(day), { weekday: 'long', timeZone: 'UTC' })} ${shownDay(day)}`;

/** DD/MM/YYYY. */
export const shownDay = (day: string) => at(day).format('L');
