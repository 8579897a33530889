import { scripts } from '../../contract/scripts';
import { apart } from '../eachOf';
import { actOnce } from '../http/change';
import { contextOf } from '../http/context';
import type { Caller, Installation, OwnAgency } from '../installation';
import { finishErasing } from './erasing';
import { identityOf } from './identity';
import { isRemoved, personRemove } from './remove';
import { wordOf } from '../words';

/** Whoever runs the server, to calls of an agency: an administrator who is nobody of it. */
export const operatorOf = (agency: OwnAgency): Caller => ({
  staffId: '',
  agency,
  staff: { firstName: '', lastName: '', email: '', privilege: 'ADMIN', seesSecrets: true },
});

/** Goes on with removals of people who worked here that were cut off. */
export async function goOnErasing(installation: Installation): Promise<void> {
  const { directory } = installation;
  const rows = await directory.selectFrom('staff').selectAll().where('status', '=', 'erasing').execute();
  const goOn = async ({ staff_id: personId, agency, language }: (typeof rows)[number]) => {
    const tenant = await installation.agency(agency);
    if (!tenant) return;
    const { context } = await contextOf(installation, operatorOf(tenant.agency), new Date());
    const key = { kind: 'staff', personId } as const;
    const words = language ?? 'en';
    if (await isRemoved(tenant.catalogue, personId)) {
      const { needles } = await identityOf(context, key);
      const instead = wordOf(words, 'personData.removedPerson');
      await finishErasing(directory, agency, personId, needles, instead);
    } else {
      const handler = personRemove(installation);
      if (handler.kind === 'change')
        await actOnce(installation, tenant, context, scripts['person.remove'], handler, {
          ...key,
          language: words,
        });
    }
  };
  for (const row of rows)
    await apart(installation, row.agency, 'A person could not be removed', () => goOn(row));
}
