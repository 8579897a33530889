import { expressionBuilder, sql } from 'kysely';
import type { Catalogue } from '../database/schema';
import type { ChangeContext } from '../http/handler';

const from = expressionBuilder<Catalogue>();

/** How many mails of a calendar entry are only kept in the outbox; the column holds its id. */
export const keptMails = (entryId: string) =>
  from
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('outbox.entry_id', '=', sql.ref<string>(entryId))
    .where('outbox.status', '=', 'storedLocally');

/** 1 where mails of a newsletter are only kept in the outbox, else 0; the column holds its id. */
export function hasKeptMails(newsletterId: string) {
  const kept = from
    .selectFrom('outbox')
    .innerJoin('calendar_entries', 'calendar_entries.entry_id', 'outbox.entry_id')
    .select('outbox.mail_id')
    .where('calendar_entries.subject_id', '=', sql.ref<string>(newsletterId))
    .where('outbox.status', '=', 'storedLocally');
  return sql<0 | 1>`case when exists ${kept} then 1 else 0 end`;
}

/** Mails of that entry that were only kept are sent now: the calendar and the list of newsletters tell of this time. */
export async function noteSent(
  { catalogue, now, alsoChanged }: ChangeContext,
  entryId: string,
): Promise<void> {
  const at = now.toISOString();
  const entry = await catalogue
    .updateTable('calendar_entries')
    .set({ at })
    .where('entry_id', '=', entryId)
    .returning(['action', 'subject_id'])
    .executeTakeFirst();
  if (!entry) return;
  alsoChanged('calendar', entryId);
  if (entry.action !== 'newsletter') return;
  await catalogue
    .updateTable('newsletters')
    .set({ mailed_at: at })
    .where('newsletter_id', '=', entry.subject_id)
    .execute();
  alsoChanged('newsletter', entry.subject_id);
}
