import { expressionBuilder, sql } from 'kysely';
import type { Catalogue } from '../database/schema';

/** When a newsletter is mailed next, where that is scheduled, else empty; the column holds its id. */
export const nextMailing = (newsletterId: string) => {
  const next = expressionBuilder<Catalogue>()
    .selectFrom('calendar_entries')
    .select(({ fn }) => fn.min('calendar_entries.at').as('at'))
    .where('calendar_entries.subject_id', '=', sql.ref<string>(newsletterId))
    .where('calendar_entries.action', '=', 'newsletter')
    .where('calendar_entries.status', '=', 'waiting');
  return sql<string>`coalesce(${next}, '')`;
};
