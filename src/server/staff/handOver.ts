import { roleOf } from '../../contract/rules/allow';
import { change, type Handlers, type ReadContext, Refused } from '../http/handler';
import type { KnownPerson } from '../installation';

/** What still is to be done in the calendar, or asked about. */
const OPEN = ['waiting', 'missed', 'failed'] as const;

/** Gives a colleague the uploads on a person's list and what that person has put into the calendar; the history names both. */
export const handOverHandlers: Handlers<'staff.handOver'> = {
  'staff.handOver': change(async (context, { staffId, heirId }) => {
    const { catalogue } = context;
    await requirePerson(context, staffId);
    const heir = await requirePerson(context, heirId);
    if (heirId === staffId || heir.status !== 'active' || roleOf(heir) === 'reader')
      throw new Refused({ kind: 'invalid', problems: { heirId: 'noHeir' } });
    const uploads = await catalogue
      .updateTable('upload_processes')
      .set({ staff_id: heirId })
      .where('staff_id', '=', staffId)
      .where('stage', '=', 'RECEIVED')
      .where('dismissed_at', 'is', null)
      .returning('process_id as id')
      .execute();
    const scheduled = await catalogue
      .updateTable('calendar_entries')
      .set({ staff_id: heirId })
      .where('staff_id', '=', staffId)
      .where('status', 'in', OPEN)
      .returning('entry_id as id')
      .execute();
    const [uploadIds, entryIds] = [uploads, scheduled].map((rows) => rows.map(({ id }) => id));
    await context.recordHistory(staffId, { heirId, uploadIds, entryIds });
    for (const { id } of scheduled) context.alsoChanged('calendar', id);
    if (uploads.length > 0) context.alsoChanged('staff', heirId);
    return { uploads: uploads.length, scheduled: scheduled.length };
  }),
};

async function requirePerson(
  { colleagues }: Pick<ReadContext, 'colleagues'>,
  id: string,
): Promise<KnownPerson> {
  const person = (await colleagues()).find(({ staffId, status }) => staffId === id && status !== 'removed');
  if (!person) throw new Refused({ kind: 'notFound' });
  return person;
}
