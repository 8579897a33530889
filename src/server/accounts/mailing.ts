import type { ScriptName } from '../../contract/scripts';
import { transact } from '../database/transact';
import { writeHistory } from '../http/history';
import { limitHourly } from '../http/hourly';
import type { AccountParts } from './parts';

/** What has a link mailed to an address of which nobody has shown yet that it is theirs. */
const MAILING = ['account.changeAddress', 'staff.invite', 'staff.sendLink'] as const satisfies ScriptName[];
/** So often within an hour one person does. */
const HOURLY = 20;

/** Who has a link mailed, by which script, and when. */
interface Mailing {
  readonly agency: string;
  readonly by: string;
  readonly script: (typeof MAILING)[number];
  readonly now: Date;
}

/**
 * Does what comes before such a mail, and writes its history row; `act` returns whose account it is about, with whatever
 * else. Refuses what is one too many for this hour before it is done, also of many that come at once. Without a mail server
 * nothing goes to strangers, and nothing is refused.
 */
export async function recordMailing<T extends { readonly staffId: string }>(
  parts: AccountParts,
  { agency, by, script, now }: Mailing,
  act: () => Promise<T>,
): Promise<T> {
  const tenant = await parts.agency(agency);
  if (!tenant) return act();
  // Where the transaction runs again, this has been done.
  let acting: Promise<T> | undefined;
  const acted = await transact(tenant.catalogue, async (catalogue) => {
    if (parts.settings.smtpUrl !== undefined)
      await limitHourly({ catalogue, caller: { staffId: by }, now }, MAILING, HOURLY);
    acting ??= act();
    const acted = await acting;
    await writeHistory(catalogue, { staffId: by, script, now }, [{ subject: acted.staffId, before: null }]);
    return acted;
  });
  parts.events.publish(agency, { kind: 'changed', entity: 'staff', id: acted.staffId, version: null });
  return acted;
}
