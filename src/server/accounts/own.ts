import { Refused, type SessionCall, type SessionHandlers } from '../http/handler';
import type { LiveSession } from '../installation';
import { hashPassword } from '../sessions/passwords';
import { loginKey } from '../sessions/signIn';
import { inDirectoryOf, requirePassword } from './attempts';
import { mailAccount } from './mail';
import { recordMailing } from './mailing';
import { type AccountParts, recordAccount } from './parts';
import { requireGoodPassword } from './passwords';
import { changeSignIn, findPerson, knownOf, requireFreeAddress } from './people';
import { issueToken } from '../sessions/tokens';

type OwnScript =
  | 'account.save'
  | 'account.changePassword'
  | 'account.changeAddress'
  | 'account.devices'
  | 'account.endDevice';

/** What everybody does with their own account. */
export function ownHandlers(parts: AccountParts): SessionHandlers<OwnScript> {
  const { directory, settings, sessions, streams } = parts;

  return {
    'account.save': {
      kind: 'session',
      async run(call, { firstName, lastName }) {
        const { person } = await ownPerson(parts, call);
        const { agency, staff_id: staffId, first_name, last_name } = person;
        await directory
          .updateTable('staff')
          .set({ first_name: firstName, last_name: lastName })
          .where('staff_id', '=', staffId)
          .execute();
        const before = { firstName: first_name, lastName: last_name };
        await recordAccount(parts, { agency, staffId, script: 'account.save', before, now: call.now });
        return {};
      },
    },
    'account.changePassword': {
      kind: 'session',
      async run(call, { currentPassword, newPassword, language }) {
        const { person, session } = await ownPerson(parts, call);
        const { request, now } = call;
        await requirePassword(parts, request, person, currentPassword, now);
        await requireGoodPassword(parts, newPassword, await knownOf(directory, person));
        const password_hash = await hashPassword(newPassword);
        const { agency, staff_id: staffId } = person;
        await inDirectoryOf(parts, person, (changing) =>
          changeSignIn(changing, staffId, { password_hash }, session.tokenHash),
        );
        await recordAccount(parts, { agency, staffId, script: 'account.changePassword', before: null, now });
        await mailAccount(parts, { to: person, letter: 'passwordChanged', language, now });
        return {};
      },
    },
    'account.changeAddress': {
      kind: 'session',
      async run(call, { email: typed, currentPassword, language }) {
        const { person, session } = await ownPerson(parts, call);
        const { request, now } = call;
        const email = loginKey(typed);
        const { agency, staff_id: staffId } = person;
        await requirePassword(parts, request, person, currentPassword, now);
        if (settings.smtpUrl === undefined) {
          if (email !== person.email) await requireFreeAddress(directory, email);
          await inDirectoryOf(parts, person, (changing) =>
            changeSignIn(changing, staffId, { email }, session.tokenHash),
          );
          const before = { email: person.email };
          await recordAccount(parts, { agency, staffId, script: 'account.changeAddress', before, now });
          return { isMailed: false };
        }
        // Whether an address is another account's is told to who reads its mails, by the confirmation.
        const mailing = { agency, by: staffId, script: 'account.changeAddress', now } as const;
        const { token } = await recordMailing(parts, mailing, async () => ({
          staffId,
          token: await inDirectoryOf(parts, person, (changing) =>
            issueToken(changing, { purpose: 'address', staffId, email }, now),
          ),
        }));
        const link = `${settings.publicUrl}/confirm-email#${token}`;
        await mailAccount(parts, { to: person, address: email, letter: 'address', language, link, now });
        return { isMailed: true };
      },
    },
    'account.devices': {
      kind: 'session',
      async run(call) {
        const { tokenHash, caller } = ownSession(call);
        const open = await sessions.listOf(caller.staffId, call.now);
        return open.map((each) => ({
          deviceId: each.tokenHash,
          userAgent: each.device,
          signedInAt: each.createdAt,
          seenAt: each.lastSeenAt,
          isThis: each.tokenHash === tokenHash,
        }));
      },
    },
    'account.endDevice': {
      kind: 'session',
      async run(call, { deviceId }) {
        const { agency, staffId } = ownSession(call).caller;
        if (!(await sessions.end(deviceId, staffId))) throw new Refused({ kind: 'notFound' });
        streams.endSession(deviceId);
        await recordAccount(parts, {
          agency: agency.abbreviation,
          staffId,
          script: 'account.endDevice',
          before: null,
          now: call.now,
        });
        return {};
      },
    },
  };
}

/** Who calls, as the directory has them, and their session. */
export async function ownPerson({ directory }: Pick<AccountParts, 'directory'>, call: SessionCall) {
  const session = ownSession(call);
  const person = await findPerson(directory, session.caller.staffId);
  if (!person) throw new Refused({ kind: 'signedOut' });
  return { person, session };
}

/** Dispatch lets no call of these scripts through without a session. */
function ownSession({ session }: SessionCall): LiveSession {
  if (!session) throw new Refused({ kind: 'signedOut' });
  return session;
}
