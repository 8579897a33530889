import moment from 'moment';
import 'moment/locale/fr';

/** Dates are shown as DD/MM/YYYY and weeks start on Monday, in every language (spec section 1). */
moment.locale('fr');

/** An instant in milliseconds → DD/MM/YYYY HH:mm, in the person's time zone. */
export const dateTimeText = (instant: number): string => moment(instant).format('L LT');

/** Whether a day as DD/MM/YYYY is still to come. */
export const isStillToCome = (day: string): boolean =>
  moment(day, 'DD/MM/YYYY', true).isAfter(moment(), 'day');

const DAY_FORMATS = [
  ...['DD/MM/YYYY', 'D/M/YYYY', 'D.M.YYYY', 'D-M-YYYY', 'D M YYYY', 'DDMMYYYY'],
  ...['YYYY-MM-DD', 'YYYY-M-D', 'YYYY/MM/DD', 'YYYY/M/D'],
];

/** A day as people write it, also in the wide digits and signs of a Japanese keyboard. */
const dayIn = (text: string) => moment(text.normalize('NFKC').trim(), DAY_FORMATS, true);

/** A day as people write it → DD/MM/YYYY; a text that is no day stays as it is. */
export function dayText(text: string): string {
  const day = dayIn(text);
  return day.isValid() ? day.format('DD/MM/YYYY') : text;
}

/** DD/MM/YYYY → YYYY-MM-DD; nothing of a text that is no day. */
export function isoDay(text: string): string {
  const day = dayIn(text);
  return day.isValid() ? day.format('YYYY-MM-DD') : '';
}
