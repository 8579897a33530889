import { expressionBuilder, type Kysely, type Migration, sql } from 'kysely';

/** The tables as they stand now, as far as this reads them. */
interface Before {
  handled_requests: { request_id: string; script: string; at: string };
  activity: { staff_id: string; script: string; at: string };
}

/**
 * A request id is its person's: two who use the same one get an answer each. Whose those are that were answered before is
 * said by the history, which was written at the same instant; they are still answered as they were.
 */
export const requestsOfPeople: Migration = {
  async up(db: Kysely<Before>) {
    await db
      .updateTable('handled_requests')
      .set({ request_id: sql<string>`(${whose}) || ' ' || request_id` })
      .where(({ exists }) => exists(whose))
      .execute();
  },
};

/** Whose the request is whose row is looked at. */
const whose = expressionBuilder<Before>()
  .selectFrom('activity')
  .select('activity.staff_id')
  .where('activity.at', '=', sql.ref<string>('handled_requests.at'))
  .where('activity.script', '=', sql.ref<string>('handled_requests.script'))
  .limit(1);
