import { chunks } from '../database/chunks';
import type { ChangeContext } from '../http/handler';

/** Why something is asked about that was due while its thing was in the trash. */
const WHILE_TRASHED = 'trashed';

/**
 * What is scheduled for things rests while they are in the trash. Of what is back, dates to come count again, and what was
 * due meanwhile is asked about.
 */
export async function resumeSchedules(
  { catalogue, now, alsoChanged }: ChangeContext,
  ids: readonly string[],
): Promise<void> {
  for (const chunk of chunks(ids)) {
    const overdue = await catalogue
      .updateTable('calendar_entries')
      .set({ status: 'missed', reason: WHILE_TRASHED })
      .where('subject_id', 'in', chunk)
      .where('status', '=', 'waiting')
      .where('at', '<=', now.toISOString())
      .returning('entry_id')
      .execute();
    for (const { entry_id } of overdue) alsoChanged('calendar', entry_id);
  }
}
