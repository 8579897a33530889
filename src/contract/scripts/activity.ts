import { activityFields, subject } from '../entities/activity';
import { day } from '../entities/calendar';
import { script } from '../script';
import { optional, secret } from '../wire/field';
import { flag, id, text } from '../wire/fields';
import { done, rows } from '../wire/reply';

/** So many rows come at a time. */
export const ACTIVITY_PAGE = 100;

/** Whose doings, with what thing, on which days of the agency's clock (both included). */
const filters = {
  staffId: optional(id('STAFF_ID')),
  subject: optional(subject),
  from: optional(day('FROM')),
  until: optional(day('UNTIL')),
};

/** What was done, from the history that every change writes; ours. */
export const activityScripts = [
  /** The newest first, ACTIVITY_PAGE of them; `olderThan` is the last one that the caller has. */
  script({
    name: 'activity.list',
    path: 'GetActivity.php',
    allow: 'administrator',
    input: { ...filters, olderThan: optional(id('OLDER_THAN')) },
    reply: rows('ROWS', activityFields),
    refusal: 'error',
  }),
  /** The same as a table for a spreadsheet, a line a field; `isAll` is false where there was more than fits. */
  script({
    name: 'activity.export',
    path: 'ExportActivity.php',
    allow: 'administrator',
    input: filters,
    // What was done in years is in no journal.
    reply: done({ csv: secret(text('CSV', { max: 100_000_000 }), 'underItsNames'), isAll: flag('ALL') }),
    refusal: 'error',
  }),
  /** Puts a field, or without one the whole record, back to how it was before a change. It is a change like any other. */
  script({
    name: 'activity.putBack',
    path: 'PutBackActivity.php',
    allow: 'administrator',
    input: { activityId: id('ACTIVITY_ID'), field: optional(id('FIELD')) },
    reply: done({}),
    refusal: 'FAILED',
  }),
] as const;
