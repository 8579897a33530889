import type { CalendarRow } from '../database/schema';
import type { ChangeContext } from '../http/handler';
import { recipientsIn } from '../mail/recipients';
import { switchNews } from '../news/handlers';
import { mailToAll } from '../newsletters/mail';
import { switchScreen } from '../screens/handlers';
import { tellOfThing } from './entries';

/** Does what an entry says, and notes that it is done. Refuses what cannot be done, as with a thing that is in the trash. */
export async function act(context: ChangeContext, entry: CalendarRow, at: string): Promise<void> {
  const { action, subject_id: id, recipients } = entry;
  if (action === 'newsOn' || action === 'newsOff') await switchNews(context, id, action === 'newsOn');
  if (action === 'screenOn' || action === 'screenOff') await switchScreen(context, id, action === 'screenOn');
  if (action === 'newsletter') await mailToAll(context, id, recipientsIn(recipients), entry.entry_id);
  await context.catalogue
    .updateTable('calendar_entries')
    .set({ status: 'done', at, recipients: '', reason: '' })
    .where('entry_id', '=', entry.entry_id)
    .execute();
  await context.changed('calendar', entry.entry_id, { status: entry.status, at: entry.at });
  tellOfThing(context.alsoChanged, entry);
}
