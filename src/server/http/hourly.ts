import { Refused } from './handler';

const HOUR = 60 * 60 * 1000;

/** The instant since which what a person does in an hour is counted, for rows. */
export const anHourBefore = (now: Date) => new Date(now.getTime() - HOUR).toISOString();

/** Refuses until an hour after `first`: that of so many within the hour that one more is too many; nothing for fewer. */
export function refuseWithinTheHour(first: string | undefined, now: Date): void {
  if (first === undefined) return;
  const retryAfter = Math.max(1, (Date.parse(first) + HOUR - now.getTime()) / 1000);
  throw new Refused({ kind: 'tooMany', retryAfter });
}
