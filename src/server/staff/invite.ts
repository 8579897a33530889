import type { Transaction } from 'kysely';
import type { Language } from '../../contract/rules/language';
import { personName } from '../../contract/rules/personName';
import { privilegeOf } from '../../contract/rules/allow';
import type { Directory, StaffRow } from '../database/schema';
import { Refused, type SessionCall, type SessionHandlers } from '../http/handler';
import { newId } from '../ids';
import { loginKey } from '../sessions/signIn';
import { mailAccount } from '../accounts/mail';
import { recordMailing } from '../accounts/mailing';
import { type AccountParts, inDirectory } from '../accounts/parts';
import { findByEmail } from '../accounts/people';
import { issueToken } from '../sessions/tokens';
import { callerOf, requireColleague } from './colleagues';

/** Invitations, and links that administrators have sent or hand over themselves. */
export function inviteHandlers(parts: AccountParts): SessionHandlers<'staff.invite' | 'staff.sendLink'> {
  const { settings } = parts;

  /** Mails a link to an account, or returns it where there is no mail server. */
  const sendLink = async (
    { session, now }: SessionCall,
    to: StaffRow,
    language: Language | undefined,
  ): Promise<{ readonly accessLink?: string }> => {
    const { staff } = callerOf(session);
    const purpose = to.status === 'invited' ? 'invitation' : 'password';
    const { staff_id: staffId, email } = to;
    const token = await inDirectory(parts, (changing) =>
      issueToken(changing, { purpose, staffId, email }, now),
    );
    const page = purpose === 'invitation' ? 'signup' : 'confirm-email';
    const link = `${settings.publicUrl}/${page}#${token}`;
    if (settings.smtpUrl === undefined) return { accessLink: link };
    const by = personName(staff.firstName, staff.lastName) || staff.email;
    const read = to.language ?? language;
    await mailAccount(parts, { to, letter: purpose, language: read, values: { by }, link, now });
    return {};
  };

  return {
    'staff.invite': {
      kind: 'session',
      async run(call, { email: typed, firstName, lastName, role, seesSecrets = false, language }) {
        const caller = callerOf(call.session);
        const agency = caller.agency.abbreviation;
        const email = loginKey(typed);
        const named = {
          first_name: firstName,
          last_name: lastName,
          privilege: privilegeOf[role],
          sees_secrets: seesSecrets ? 1 : 0,
        };
        const invite = async (changing: Transaction<Directory>) => {
          const known = await findByEmail(changing, email);
          if (known && (known.agency !== agency || known.status !== 'invited'))
            throw new Refused({ kind: 'conflict', reason: 'addressTaken' });
          const row = { agency, email, password_hash: '', status: 'invited' as const, ...named };
          const invited = known
            ? changing.updateTable('staff').set(named).where('staff_id', '=', known.staff_id)
            : changing.insertInto('staff').values({ staff_id: newId(), ...row });
          return invited.returningAll().executeTakeFirstOrThrow();
        };
        const mailing = { agency, by: caller.staffId, script: 'staff.invite', now: call.now } as const;
        const { staffId, person } = await recordMailing(parts, mailing, async () => {
          const person = await inDirectory(parts, invite);
          return { staffId: person.staff_id, person };
        });
        return { staffId, ...(await sendLink(call, person, language)) };
      },
    },
    'staff.sendLink': {
      kind: 'session',
      async run(call, { staffId, language }) {
        const caller = callerOf(call.session);
        const person = await requireColleague(parts.directory, caller, staffId);
        if (person.status === 'disabled') throw new Refused({ kind: 'conflict', reason: 'accountOff' });
        const { agency } = person;
        const mailing = { agency, by: caller.staffId, script: 'staff.sendLink', now: call.now } as const;
        await recordMailing(parts, mailing, () => Promise.resolve({ staffId }));
        return sendLink(call, person, language);
      },
    },
  };
}
