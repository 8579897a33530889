import { Refused, type SessionHandlers } from '../http/handler';
import { hashPassword } from '../sessions/passwords';
import { loginKey } from '../sessions/signIn';
import { addAgency, equipAgency, isEmpty } from './founding';
import { type AccountParts, inDirectory, recordAccount } from './parts';
import { requireGoodPassword } from './passwords';
import { findPerson, knownOf } from './people';
import { linkOver, readToken, takeToken } from '../sessions/tokens';

/** How accounts begin: by an invitation, or with the first agency of an empty installation. */
export function joiningHandlers(parts: AccountParts): SessionHandlers<'account.join' | 'account.found'> {
  const { directory } = parts;
  return {
    'account.join': {
      kind: 'session',
      async run({ now }, { token, firstName, lastName, newPassword }) {
        const { staff_id, email } = await readToken(directory, token, now, 'invitation');
        const person = await findPerson(directory, staff_id ?? '');
        if (person?.status !== 'invited') throw linkOver();
        const named = { ...person, first_name: firstName, last_name: lastName };
        await requireGoodPassword(parts, newPassword, await knownOf(directory, named));
        const password_hash = await hashPassword(newPassword);
        await inDirectory(parts, async (changing) => {
          await takeToken(changing, token, now, 'invitation');
          await changing
            .updateTable('staff')
            .set({ password_hash, first_name: firstName, last_name: lastName, status: 'active' })
            .where('staff_id', '=', person.staff_id)
            .execute();
        });
        await recordAccount(parts, {
          agency: person.agency,
          staffId: person.staff_id,
          script: 'account.join',
          before: null,
          now,
        });
        return { email };
      },
    },
    'account.found': {
      kind: 'session',
      async run({ now }, { foundingCode, newPassword, ...agency }) {
        await readToken(directory, foundingCode, now, 'founding');
        const email = loginKey(agency.email);
        await requireGoodPassword(parts, newPassword, [
          email,
          agency.firstName,
          agency.lastName,
          agency.agencyName,
        ]);
        const passwordHash = await hashPassword(newPassword);
        if (await isEmpty(parts)) await equipAgency(parts, agency.abbreviation);
        const staffId = await inDirectory(parts, async (changing) => {
          await takeToken(changing, foundingCode, now, 'founding');
          if (!(await isEmpty({ directory: changing })))
            throw new Refused({ kind: 'conflict', reason: 'agencyThere' });
          return addAgency(changing, { ...agency, email, passwordHash });
        });
        const script = 'account.found';
        await recordAccount(parts, { agency: agency.abbreviation, staffId, script, before: null, now });
        return { email };
      },
    },
  };
}
