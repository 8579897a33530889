import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../contract/rules/language';
import type { SessionHandlers } from '../http/handler';
import { hashPassword } from '../sessions/passwords';
import { loginKey } from '../sessions/signIn';
import { countAttempt } from './attempts';
import { isEmpty } from './founding';
import { mailAccount } from './mail';
import { type AccountParts, inDirectory, recordAccount } from './parts';
import { requireGoodPassword } from './passwords';
import { changeSignIn, findByEmail, findPerson, knownOf, requireFreeAddress } from './people';
import { issueToken, linkOver, readToken, takeToken } from '../sessions/tokens';

/** To find an address takes less than this, in milliseconds: who asks cannot tell by the time whether there is one. */
const ASKING_TIME = 800;

type LinkScript =
  | 'account.ground'
  | 'account.askPassword'
  | 'account.look'
  | 'account.choosePassword'
  | 'account.confirmAddress';

/** What people do with their accounts before they are signed in, by a mailed link that proves who they are. */
export function linkHandlers(parts: AccountParts): SessionHandlers<LinkScript> {
  const { directory, settings } = parts;

  const mailPasswordLink = async (email: string, language: Language | undefined, now: Date) => {
    const person = await findByEmail(directory, email);
    if (person?.status !== 'active') return;
    const { staff_id: staffId } = person;
    const token = await inDirectory(parts, (changing) =>
      issueToken(changing, { purpose: 'password', staffId, email }, now),
    );
    const link = `${settings.publicUrl}/confirm-email#${token}`;
    await mailAccount(parts, { to: person, letter: 'password', language, link, now });
  };

  return {
    'account.ground': {
      kind: 'session',
      run: async () => ({ isEmpty: await isEmpty(parts), hasMailServer: settings.smtpUrl !== undefined }),
    },
    'account.askPassword': {
      kind: 'session',
      async run({ request, now }, { email, language }) {
        const account = loginKey(email);
        await countAttempt(parts, request, `password ${account}`, now);
        const work = settings.smtpUrl === undefined ? undefined : mailPasswordLink(account, language, now);
        await Promise.all([work, sleep(ASKING_TIME)]);
        return {};
      },
    },
    'account.look': {
      kind: 'session',
      async run({ now }, { token }) {
        const row = await readToken(directory, token, now, 'password', 'address', 'invitation');
        const person = await findPerson(directory, row.staff_id ?? '');
        const tenant = person && (await parts.agency(person.agency));
        if (!person || !tenant) throw linkOver();
        return {
          purpose: row.purpose,
          email: row.email,
          firstName: person.first_name,
          lastName: person.last_name,
          agencyName: tenant.agency.displayName,
        };
      },
    },
    'account.choosePassword': {
      kind: 'session',
      async run({ now }, { token, newPassword, language }) {
        const { staff_id, email } = await readToken(directory, token, now, 'password');
        const person = await findPerson(directory, staff_id ?? '');
        if (person?.status !== 'active' || person.email !== email) throw linkOver();
        await requireGoodPassword(parts, newPassword, await knownOf(directory, person));
        const password_hash = await hashPassword(newPassword);
        const staffId = person.staff_id;
        await inDirectory(parts, async (changing) => {
          await takeToken(changing, token, now, 'password');
          await changeSignIn(changing, staffId, { password_hash });
        });
        const script = 'account.choosePassword';
        await recordAccount(parts, { agency: person.agency, staffId, script, before: null, now });
        await mailAccount(parts, { to: person, letter: 'passwordChanged', language, now });
        return { email };
      },
    },
    'account.confirmAddress': {
      kind: 'session',
      async run({ request, now }, { token, language }) {
        const { staff_id, email } = await readToken(directory, token, now, 'address');
        const person = await findPerson(directory, staff_id ?? '');
        if (person?.status !== 'active') throw linkOver();
        const staffId = person.staff_id;
        const here = await parts.session(request, 'evenLocked');
        await inDirectory(parts, async (changing) => {
          await takeToken(changing, token, now, 'address');
          await requireFreeAddress(changing, email);
          await changeSignIn(changing, staffId, { email }, here?.tokenHash);
        });
        const before = { email: person.email };
        await recordAccount(parts, {
          agency: person.agency,
          staffId,
          script: 'account.confirmAddress',
          before,
          now,
        });
        const values = { address: email };
        await mailAccount(parts, { to: person, letter: 'addressChanged', language, values, now });
        return { email };
      },
    },
  };
}
