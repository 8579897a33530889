import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { removeFactor } from '../accounts/secondFactor';
import { endAllOf } from '../sessions/store';
import { endTokens } from '../sessions/tokens';
import type { Directory } from '../database/schema';
import { transact } from '../database/transact';
import { rewriteAgency } from '../http/agencyRow';
import { Refused } from '../http/handler';
import { forgetIdentities } from '../signOn/identities';
import { requireOtherAdministrator } from '../staff/colleagues';
import { jsonWithoutNeedles, type Needle } from './words';

/**
 * Ends the account of somebody of an agency: nobody signs in with it any more. The name stays until the catalogue has none
 * of it; where the program stops before, that is gone on with. Refuses what would leave no administrator.
 */
export const beginErasing = (directory: Kysely<Directory>, agency: string, staffId: string): Promise<void> =>
  transact(directory, async (changing) => {
    const person = await changing
      .selectFrom('staff')
      .selectAll()
      .where('staff_id', '=', staffId)
      .where('agency', '=', agency)
      .executeTakeFirst();
    if (!person) throw new Refused({ kind: 'notFound' });
    if (person.status === 'erasing') return;
    if (person.status !== 'removed') await requireOtherAdministrator(changing, person);
    await endTokens(changing, staffId);
    await removeFactor(changing, staffId);
    await forgetIdentities(changing, staffId);
    await endAllOf(changing, staffId);
    await changing
      .deleteFrom('sign_in_failures')
      .where('account', '=', createHash('sha256').update(person.email).digest('hex'))
      .execute();
    await changing
      .updateTable('staff')
      .set({ status: 'erasing', password_hash: '' })
      .where('staff_id', '=', staffId)
      .execute();
  });

/** Takes the name and the address of that person out of the directory: of the account, and where the agency is described. */
export const finishErasing = (
  directory: Kysely<Directory>,
  agency: string,
  staffId: string,
  needles: readonly Needle[],
  instead: string,
): Promise<void> =>
  transact(directory, async (changing) => {
    await rewriteAgency(changing, agency, ({ profile }) => ({
      profile: jsonWithoutNeedles(profile, needles, instead),
    }));
    await changing
      .updateTable('staff')
      .set({ status: 'removed', first_name: '', last_name: '', email: `removed ${staffId}` })
      .set({ language: null, last_seen_at: null, sees_secrets: 0 })
      .where('staff_id', '=', staffId)
      .where('status', '=', 'erasing')
      .execute();
  });
