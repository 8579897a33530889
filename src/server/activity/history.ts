import type { Selectable } from 'kysely';
import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { instantOf } from '../calendar/clock';
import type { ActivityRow } from '../database/historySchema';
import { type ReadContext, Refused } from '../http/handler';

export type HistoryRow = Selectable<ActivityRow>;
type Filters = InputOf<ScriptByName['activity.list']>;

const DAY = 24 * 60 * 60 * 1000;

/** The rows that fit, the newest first. */
export function historyRows(
  { catalogue, caller }: ReadContext,
  { staffId, subject, from, until, olderThan }: Filters,
  limit: number,
): Promise<readonly HistoryRow[]> {
  const { timeZone } = caller.agency;
  const start = (field: string, day: string, after = 0) => {
    const begins = instantOf(timeZone, `${day} 00:00`);
    if (!begins) throw new Refused({ kind: 'invalid', problems: { [field]: 'malformed' } });
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + after * DAY).toISOString().slice(0, 10);
    return (instantOf(timeZone, `${next} 00:00`) ?? begins).toISOString();
  };
  let query = catalogue.selectFrom('activity').selectAll();
  if (staffId !== undefined) query = query.where('staff_id', '=', staffId);
  if (subject !== undefined && subject !== '') query = query.where('subject', '=', subject);
  if (from) query = query.where('at', '>=', start('from', from));
  if (until) query = query.where('at', '<', start('until', until, 1));
  if (olderThan !== undefined) query = query.where('activity_id', '<', olderThan);
  return query.orderBy('activity_id', 'desc').limit(limit).execute();
}

/** What stood there before a change, by field; what is no record of fields says nothing. */
export function beforeOf({ before }: Pick<HistoryRow, 'before'>): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(before);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
