import type { CalendarAction } from '../../contract/entities/calendar';
import type { CalendarRow } from '../database/schema';
import { wallClock } from '../wallClock';

/** What is taken back within that time counts for nothing, in milliseconds. */
const SOON = 15 * 60_000;

const opposites: Partial<Record<CalendarAction, CalendarAction>> = {
  newsOn: 'newsOff',
  newsOff: 'newsOn',
  screenOn: 'screenOff',
  screenOff: 'screenOn',
};

type Noted = Pick<CalendarRow, 'action' | 'subject_id' | 'at' | 'status'>;

/** What is scheduled is done on the minute. */
const isByHand = ({ at, status }: Noted) => status === 'done' && !at.endsWith(':00.000Z');

/**
 * What a calendar tells of entries, the earliest first: what was put on the site or taken off it by hand, and switched back
 * within a quarter of an hour of the same day, leaves nothing.
 */
export function withoutFlicks<E extends Noted>(entries: readonly E[], timeZone: string): readonly E[] {
  const dayOf = ({ at }: Noted) => wallClock(timeZone, new Date(at)).slice(0, 10);
  const takesBack = (entry: E, before: E) =>
    before.action === opposites[entry.action] &&
    isByHand(before) &&
    isByHand(entry) &&
    Date.parse(entry.at) - Date.parse(before.at) <= SOON &&
    dayOf(before) === dayOf(entry);
  const told = new Set<E>();
  const last = new Map<string, E[]>();
  for (const entry of entries) {
    const ofThing = last.get(entry.subject_id) ?? [];
    const before = ofThing.at(-1);
    last.set(entry.subject_id, ofThing);
    if (before && takesBack(entry, before)) {
      told.delete(before);
      ofThing.pop();
    } else {
      told.add(entry);
      ofThing.push(entry);
    }
  }
  return [...told];
}
