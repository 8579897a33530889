import { isDay } from '../../../contract/entities/calendar';
import { dayText, isoDay } from '../shared/dates';

/** A day as people write it → YYYY-MM-DD; nothing for what is no day of which anything is told. */
export function dayOf(text: string): string | undefined {
  const day = isoDay(text);
  return isDay(day) ? day : undefined;
}

/** YYYY-MM-DD → DD/MM/YYYY. */
export const shownDayOf = (day: string): string => (day === '' ? '' : dayText(day));
