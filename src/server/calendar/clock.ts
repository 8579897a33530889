import { wallClock } from '../wallClock';

const DAY = 24 * 60 * 60 * 1000;

/**
 * When the clock of a time zone shows that; nothing for a day that does not exist, or whose year it does not tell in four
 * digits. In an hour that a clock leaves out it is
 * as much later, and of an hour that it shows twice the first.
 */
export function instantOf(timeZone: string, shown: string): Date | undefined {
  const utc = Date.parse(`${shown.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== shown.slice(0, 10)) return undefined;
  const aheadAt = (time: number) =>
    Date.parse(`${wallClock(timeZone, new Date(time)).replace(' ', 'T')}:00Z`) - time;
  const found = [utc - aheadAt(utc - DAY), utc - aheadAt(utc + DAY)];
  if (found.some(Number.isNaN)) return undefined;
  const exact = found.find((time) => wallClock(timeZone, new Date(time)) === shown);
  return new Date(exact ?? found[0] ?? utc);
}

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The days of a month (YYYY-MM) with those that make its weeks whole, from a Monday on to the Monday after them: YYYY-MM-DD each. */
export function weeksOf(month: string): { readonly from: string; readonly until: string } {
  const first = new Date(`${month}-01T00:00:00Z`);
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1);
  const fromMonday = (time: number) => (new Date(time).getUTCDay() + 6) % 7;
  const from = first.getTime() - fromMonday(first.getTime()) * DAY;
  const until = next + ((7 - fromMonday(next)) % 7) * DAY;
  return { from: dayText(from), until: dayText(until) };
}
