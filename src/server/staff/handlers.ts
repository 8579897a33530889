import {
  type Handlers,
  read,
  Refused,
  type SessionCall,
  type SessionHandlers,
  type SessionScript,
} from '../http/handler';
import { type AccountParts, inDirectory, recordAccount } from '../accounts/parts';
import { removeFactor } from '../accounts/secondFactor';
import { endAllOf } from '../sessions/store';
import { endTokens } from '../sessions/tokens';
import { forgetIdentities } from '../signOn/identities';
import { inviteHandlers } from './invite';
import { staffFactorHandlers } from './secondFactor';
import { callerOf, requireColleague, requireOtherAdministrator } from './colleagues';
import { isAllowed, privilegeOf } from '../../contract/rules/allow';

/** The agency's own people: also those who are invited or may not sign in at the moment. When they were there, administrators know. */
export const staffList: Handlers<'staff.list'> = {
  'staff.list': read(async ({ caller, colleagues }) => {
    const isTold = isAllowed('administrator', caller.staff);
    return (await colleagues()).flatMap(({ status, seenAt, hasFactor, ...person }) =>
      status === 'removed' ? [] : { ...person, status, ...(isTold && { seenAt, hasFactor }) },
    );
  }),
};

type StaffScript = Exclude<
  Extract<SessionScript, `staff.${string}`>,
  'staff.invite' | 'staff.sendLink' | 'staff.endFactor' | 'staff.requireFactor'
>;

/** What administrators do with the accounts of their agency. */
export function staffHandlers(
  parts: AccountParts,
): SessionHandlers<Extract<SessionScript, `staff.${string}`>> {
  const record = (
    { session, now }: SessionCall,
    staffId: string,
    script: StaffScript,
    before: unknown,
  ): Promise<void> => {
    const { agency, staffId: by } = callerOf(session);
    return recordAccount(parts, { agency: agency.abbreviation, staffId, by, script, before, now });
  };

  return {
    ...inviteHandlers(parts),
    ...staffFactorHandlers(parts),
    'staff.setRole': {
      kind: 'session',
      async run(call, { staffId, role }) {
        const before = await inDirectory(parts, async (changing) => {
          const person = await requireColleague(changing, callerOf(call.session), staffId);
          if (role !== 'administrator') await requireOtherAdministrator(changing, person);
          await changing
            .updateTable('staff')
            .set({ privilege: privilegeOf[role] })
            .where('staff_id', '=', staffId)
            .execute();
          return { privilege: person.privilege };
        });
        await record(call, staffId, 'staff.setRole', before);
        return {};
      },
    },
    'staff.setSecrets': {
      kind: 'session',
      async run(call, { staffId, seesSecrets }) {
        const before = await inDirectory(parts, async (changing) => {
          const person = await requireColleague(changing, callerOf(call.session), staffId);
          await changing
            .updateTable('staff')
            .set({ sees_secrets: seesSecrets ? 1 : 0 })
            .where('staff_id', '=', staffId)
            .execute();
          return { seesSecrets: person.sees_secrets === 1 };
        });
        await record(call, staffId, 'staff.setSecrets', before);
        return {};
      },
    },
    'staff.toggle': {
      kind: 'session',
      async run(call, { staffId, isOn }) {
        const before = await inDirectory(parts, async (changing) => {
          const person = await requireColleague(changing, callerOf(call.session), staffId);
          if (person.status === 'invited') throw new Refused({ kind: 'conflict', reason: 'notJoined' });
          if (!isOn) {
            await requireOtherAdministrator(changing, person);
            await endTokens(changing, staffId);
            await endAllOf(changing, staffId);
            await forgetIdentities(changing, staffId);
          }
          const status = isOn ? 'active' : 'disabled';
          await changing.updateTable('staff').set({ status }).where('staff_id', '=', staffId).execute();
          return { status: person.status };
        });
        await record(call, staffId, 'staff.toggle', before);
        return {};
      },
    },
    'staff.endSessions': {
      kind: 'session',
      async run(call, { staffId }) {
        await requireColleague(parts.directory, callerOf(call.session), staffId);
        await endAllOf(parts.directory, staffId);
        await record(call, staffId, 'staff.endSessions', {});
        return {};
      },
    },
    'staff.remove': {
      kind: 'session',
      async run(call, { staffId }) {
        const before = await inDirectory(parts, async (changing) => {
          const person = await requireColleague(changing, callerOf(call.session), staffId);
          await requireOtherAdministrator(changing, person);
          await endTokens(changing, staffId);
          await endAllOf(changing, staffId);
          await removeFactor(changing, staffId);
          await forgetIdentities(changing, staffId);
          await changing
            .updateTable('staff')
            .set({ status: 'removed', email: `removed ${staffId}`, password_hash: '' })
            .where('staff_id', '=', staffId)
            .execute();
          return { email: person.email, privilege: person.privilege, status: person.status };
        });
        await record(call, staffId, 'staff.remove', before);
        return {};
      },
    },
  };
}
