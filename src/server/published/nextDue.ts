import { expressionBuilder, sql } from 'kysely';
import type { CalendarAction } from '../../contract/entities/calendar';
import type { Catalogue } from '../database/schema';

/** When that happens next to a thing, where it is scheduled, else empty; the column holds its id. */
export const nextDue = (action: CalendarAction, subjectId: string) => {
  const next = expressionBuilder<Catalogue>()
    .selectFrom('calendar_entries')
    .select(({ fn }) => fn.min('calendar_entries.at').as('at'))
    .where('calendar_entries.subject_id', '=', sql.ref<string>(subjectId))
    .where('calendar_entries.action', '=', action)
    .where('calendar_entries.status', '=', 'waiting');
  return sql<string>`coalesce(${next}, '')`;
};
