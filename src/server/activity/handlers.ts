import type { Activity } from '../../contract/entities/activity';
import { personName } from '../../contract/rules/personName';
import { ACTIVITY_PAGE } from '../../contract/scripts/activity';
import { type Handlers, read, type ReadContext } from '../http/handler';
import { changesOf } from './changes';
import { csvOf } from './csv';
import { historyRows, type HistoryRow } from './history';
import { putBackOf } from './putBack';
import type { HandlersByScript } from './records';
import { thingsOf } from './things';

/** So many rows are exported at most. */
const EXPORTED = 10_000;

/** What was done in the agency, read from its history; `handlers` are those by which its records are read and saved. */
export function activityHandlers(
  handlers: HandlersByScript,
): Handlers<'activity.list' | 'activity.export' | 'activity.putBack'> {
  const told = async (context: ReadContext, rows: readonly HistoryRow[]): Promise<readonly Activity[]> => {
    const colleagues = await context.colleagues();
    const people = new Map(colleagues.map((person) => [person.staffId, person]));
    const subjects = rows.map(({ subject }) => subject);
    const thingOf = await thingsOf(context, colleagues, subjects);
    const changes = await changesOf(handlers, context, rows);
    return rows.map(({ activity_id: activityId, at, staff_id: staffId, script, subject }, index) => {
      const person = people.get(staffId);
      const staffName = person ? personName(person.firstName, person.lastName) || person.email : '';
      const row = { activityId, at, staffId, staffName, script, subject };
      return { ...row, ...thingOf(subject), changes: changes[index] ?? [] };
    });
  };
  return {
    'activity.list': read(async (context, filters) =>
      told(context, await historyRows(context, filters, ACTIVITY_PAGE)),
    ),
    'activity.export': read(async (context, filters) => {
      const rows = await historyRows(context, filters, EXPORTED + 1);
      return {
        csv: csvOf(await told(context, rows.slice(0, EXPORTED))),
        isAll: rows.length <= EXPORTED,
      };
    }),
    'activity.putBack': putBackOf(handlers),
  };
}
