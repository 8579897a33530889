import { MAILING_LIMIT } from '../constants';
import {
  type CalendarEntry,
  calendarEntryFields,
  day,
  moment,
  month,
  scheduledThings,
} from '../entities/calendar';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, flag, id, joined, text } from '../wire/fields';
import { readRecord, writeRecord } from '../wire/record';
import { done, type Reply, rows, rowsIn } from '../wire/reply';
import { ADDRESS_LIMIT } from './newsletterPage';

const requestId = optional(id('REQUEST_ID'));

/** A month with the days that make its weeks whole, from Monday on. */
export interface CalendarMonth {
  readonly month: string;
  /** On the agency's clock. */
  readonly today: string;
  readonly timeZone: string;
  readonly entries: readonly CalendarEntry[];
  /** What is asked about, whenever it was due. */
  readonly asked: readonly CalendarEntry[];
}

const headFields = { month: month('MONTH'), today: day('TODAY'), timeZone: text('TIME_ZONE') };
const written = (entries: readonly CalendarEntry[]) =>
  entries.map((entry) => writeRecord(calendarEntryFields, entry));

const calendarReply: Reply<CalendarMonth> = {
  shape: 'MONTH,TODAY,TIME_ZONE,ROWS[],ASKED[]',
  read: (body, tell) => ({
    ...readRecord(headFields, body),
    entries: rowsIn(body, 'ROWS', calendarEntryFields, tell),
    asked: rowsIn(body, 'ASKED', calendarEntryFields, tell),
  }),
  write: ({ entries, asked, ...head }) => ({
    ...writeRecord(headFields, head),
    ROWS: written(entries),
    ASKED: written(asked),
  }),
};

/** What was published and sent, and what will be. The specification knows no calendar: these are ours. */
export const calendarScripts = [
  /** A month, this one where none is named; the earliest first. */
  script({
    name: 'calendar.list',
    path: 'GetCalendar.php',
    allow: 'reader',
    input: { month: optional(month('MONTH')) },
    reply: calendarReply,
    refusal: 'error',
  }),
  /**
   * News and home screens go on the site at `from` and off it at `until`, or one of both; a newsletter is mailed at `from`
   * to each of the addresses. The server's clock decides.
   */
  script({
    name: 'schedule.add',
    path: 'AddSchedule.php',
    allow: 'staff',
    input: {
      thing: choice('THING', scheduledThings),
      subjectId: id('SUBJECT_ID'),
      from: moment('FROM'),
      until: moment('UNTIL'),
      recipients: text('MAILS', { max: MAILING_LIMIT * ADDRESS_LIMIT }),
      requestId,
    },
    reply: done({ entryIds: joined('ENTRY_IDS') }),
    refusal: 'error',
  }),
  /** To whom a newsletter goes that is scheduled or asked about; for anything else, nobody. The name is empty where none was written. */
  script({
    name: 'schedule.recipients',
    path: 'GetScheduleRecipients.php',
    allow: 'staff',
    input: { entryId: id('ENTRY_ID') },
    reply: rows('ROWS', { name: text('NAME'), address: text('MAIL') }),
    refusal: 'error',
  }),
  /** To another time; what is asked about waits again. */
  script({
    name: 'schedule.move',
    path: 'MoveSchedule.php',
    allow: 'staff',
    input: { entryId: id('ENTRY_ID'), at: moment('AT'), requestId },
    reply: done({}),
    refusal: 'error',
  }),
  /** Takes back what was scheduled, or puts it back; what has become due meanwhile is asked about. */
  script({
    name: 'schedule.switch',
    path: 'SwitchSchedule.php',
    allow: 'staff',
    input: { entryIds: joined('ENTRY_IDS'), isWanted: flag('ON_OFF'), requestId },
    reply: done({}),
    refusal: 'error',
  }),
  /** Does now what is scheduled or asked about. */
  script({
    name: 'schedule.run',
    path: 'RunSchedule.php',
    allow: 'staff',
    input: { entryId: id('ENTRY_ID'), requestId },
    reply: done({}),
    refusal: 'error',
  }),
] as const;
