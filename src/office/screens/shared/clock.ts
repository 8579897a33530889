import moment from 'moment';
import { useSelector } from 'react-redux';
import { knownTimeZone } from '../../../contract/rules/timeZone';
import { selectAgency } from '../../entities/session';

type Shown = 'date' | 'time' | 'dateTime';

/** What instants in ISO 8601 are on a clock: DD/MM/YYYY and HH:mm, in every language (spec section 1). */
interface Clock {
  readonly timeZone: string | undefined;
  /** The name of its zone, where that shows other hours than the browser does. */
  readonly otherZone: string | undefined;
  /** An instant; a text that is none stays as it is. */
  text(instant: string, shown?: Shown): string;
}

/** Winter and summer: two clocks that agree on both are one. */
const SEASONS = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'];

const clocks = new Map<string | undefined, Clock>();

/** The clock of a time zone; the browser's where none is known. */
export function clockOf(timeZone: string | undefined): Clock {
  const clock = clocks.get(timeZone) ?? newClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function newClock(zone: string | undefined): Clock {
  const timeZone = zone !== undefined && knownTimeZone(zone) ? zone : undefined;
  const format = formatOf(timeZone);
  const own = formatOf(undefined);
  const isOther = SEASONS.some((instant) => textBy(format, instant) !== textBy(own, instant));
  return {
    timeZone,
    otherZone: isOther ? timeZone?.replaceAll('_', ' ') : undefined,
    text: (instant, shown) => textBy(format, instant, shown),
  };
}

const formatOf = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  });

function textBy(format: Intl.DateTimeFormat, instant: string, shown: Shown = 'dateTime'): string {
  const time = moment(instant, moment.ISO_8601);
  if (!time.isValid()) return instant;
  // 24/11/2026, 09:30
  const [date = '', hour = ''] = format.format(time.valueOf()).split(', ');
  return { date, time: hour, dateTime: `${date} ${hour}` }[shown];
}

/** Nothing where nobody is signed in. */
const selectTimeZone = (root: Partial<Parameters<typeof selectAgency>[0]>) =>
  root.session && selectAgency({ session: root.session })?.timeZone;

/** The clock of the agency, by which all that it publishes, sends and does is told. */
export const useClock = (): Clock => clockOf(useSelector(selectTimeZone));
