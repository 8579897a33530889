import { dayText } from '../shared/dates';

const SHOWN = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** A day as people write it → YYYY-MM-DD; nothing for what is no day. */
export function dayOf(text: string): string | undefined {
  const [, day, month, year] = SHOWN.exec(dayText(text)) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}

/** YYYY-MM-DD → DD/MM/YYYY. */
export const shownDayOf = (day: string): string => (day === '' ? '' : dayText(day));
