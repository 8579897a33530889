import type { CalendarAction } from '../../contract/entities/calendar';
import type { Resumed } from '../../contract/entities/trash';
import { chunks } from '../database/chunks';
import type { ChangeContext } from '../http/handler';

/** Why something is asked about that was due while its thing was in the trash. */
const WHILE_TRASHED = 'trashed';

/** How it is told when each action happens next. */
const names = {
  newsletter: 'goesOutAt',
  newsOn: 'goesOnAt',
  screenOn: 'goesOnAt',
  newsOff: 'goesOffAt',
  screenOff: 'goesOffAt',
} as const satisfies Readonly<Record<Exclude<CalendarAction, 'reel'>, keyof Resumed>>;

/**
 * What is scheduled for things rests while they are in the trash. Of what is back, dates to come count again, and what was
 * due meanwhile is asked about: tells of both.
 */
export async function resumeSchedules(
  { catalogue, now, alsoChanged }: ChangeContext,
  ids: readonly string[],
): Promise<Resumed> {
  const resumed: Partial<Record<(typeof names)[CalendarAction & keyof typeof names], string>> = {};
  let isOverdue = false;
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
    isOverdue ||= overdue.length > 0;
    const waiting = await catalogue
      .selectFrom('calendar_entries')
      .select(['action', 'at'])
      .where('subject_id', 'in', chunk)
      .where('status', '=', 'waiting')
      .orderBy('at')
      .execute();
    for (const { action, at } of waiting) if (action !== 'reel') resumed[names[action]] ??= at;
  }
  return { ...resumed, ...(isOverdue && { isOverdue }) };
}
