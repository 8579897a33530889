import type { CalendarAction } from '../../contract/entities/calendar';
import type { ChangeContext } from '../http/handler';
import { newId } from '../ids';

/** Notes in the calendar what was published or sent just now, and to how many addresses; under the id that their mails name. */
export async function note(
  { catalogue, caller, now, alsoChanged }: ChangeContext,
  action: CalendarAction,
  subjectId: string,
  mails = 0,
  entryId = newId(),
): Promise<void> {
  await catalogue
    .insertInto('calendar_entries')
    .values({
      entry_id: entryId,
      action,
      subject_id: subjectId,
      at: now.toISOString(),
      status: 'done',
      recipients: '',
      mails,
      reason: '',
      staff_id: caller.staffId,
    })
    .execute();
  alsoChanged('calendar', entryId);
}

/** The same for what staff put on the site or took off it; nothing where it stands as before. */
export async function noteSwitch(
  context: ChangeContext,
  thing: 'news' | 'screen',
  id: string,
  { before, now }: { readonly before: boolean; readonly now: boolean },
): Promise<void> {
  if (before !== now) await note(context, `${thing}${now ? 'On' : 'Off'}`, id);
}
