import type { Kysely } from 'kysely';
import type { Directory, StaffRow } from '../database/schema';
import { Refused, type SessionCall, type SessionHandlers } from '../http/handler';
import { passkeySiteOf } from '../sessions/passkeySite';
import { hasFactor } from '../sessions/people';
import { makeRecoveryCodes, newFactor, stepOf } from '../sessions/secondFactor';
import { endAllOf } from '../sessions/store';
import { countAttempt, inDirectoryOf, requirePassword } from './attempts';
import { mailAccount } from './mail';
import { ownPerson } from './own';
import { type AccountParts, inDirectory, recordAccount } from './parts';
import { endRecovery, removePasskeys } from './passkeys';

type FactorScript = `account.${'factor' | 'prepareFactor' | 'startFactor' | 'renewRecovery' | 'endFactor'}`;

/** A person's authenticator app is off. */
async function removeApp(changing: Kysely<Directory>, staffId: string): Promise<void> {
  await changing
    .updateTable('staff')
    .set({ factor_key: null, factor_prepared: null })
    .where('staff_id', '=', staffId)
    .execute();
}

/** A person's second factor is off: the app, all passkeys, and the codes that stand in for them. */
export async function removeFactor(changing: Kysely<Directory>, staffId: string): Promise<void> {
  await removeApp(changing, staffId);
  await removePasskeys(changing, staffId);
  await endRecovery(changing, staffId);
}

/** What everybody does with the second factor of their own account. */
export function secondFactorHandlers(parts: AccountParts): SessionHandlers<FactorScript> {
  const { directory, vault } = parts;
  const record = ({ agency, staff_id: staffId }: StaffRow, script: FactorScript, now: Date) =>
    recordAccount(parts, { agency, staffId, script, before: null, now });
  const withPassword = async (call: SessionCall, currentPassword: string) => {
    const own = await ownPerson(parts, call);
    await requirePassword(parts, call.request, own.person, currentPassword, call.now);
    return own;
  };
  const require = (isThere: boolean) => {
    if (!isThere) throw new Refused({ kind: 'conflict', reason: 'noFactor' });
  };

  return {
    'account.factor': {
      kind: 'session',
      async run(call) {
        const { person, session } = await ownPerson(parts, call);
        const codes = await directory
          .selectFrom('recovery_codes')
          .select('code_hash')
          .where('staff_id', '=', person.staff_id)
          .execute();
        return {
          isOn: hasFactor(person),
          hasApp: person.factor_key !== null,
          isRequired: session.caller.agency.requiresFactor === true,
          codesLeft: codes.length,
          passkeysAt: passkeySiteOf(parts.settings)?.origin ?? '',
        };
      },
    },
    'account.prepareFactor': {
      kind: 'session',
      async run(call, { currentPassword }) {
        const { person } = await withPassword(call, currentPassword);
        const { key, address, sealed } = newFactor(vault, person);
        await directory
          .updateTable('staff')
          .set({ factor_prepared: sealed })
          .where('staff_id', '=', person.staff_id)
          .execute();
        return { factorKey: key, factorAddress: address };
      },
    },
    'account.startFactor': {
      kind: 'session',
      async run(call, { secondFactorCode, language }) {
        const { person, session } = await ownPerson(parts, call);
        const { staff_id: staffId, factor_prepared: prepared } = person;
        const { now } = call;
        if (prepared === null) throw new Refused({ kind: 'conflict', reason: 'noFactor' });
        await countAttempt(parts, call.request, `factor ${staffId}`, now);
        const step = stepOf(vault, staffId, prepared, secondFactorCode, now);
        if (step === undefined)
          throw new Refused({ kind: 'invalid', problems: { secondFactorCode: 'wrong' } });
        const codes = await inDirectory(parts, async (changing) => {
          await changing
            .updateTable('staff')
            .set({ factor_key: prepared, factor_prepared: null, factor_step: step })
            .where('staff_id', '=', staffId)
            .execute();
          await endAllOf(changing, staffId, session.tokenHash);
          return makeRecoveryCodes(changing, staffId, now);
        });
        await record(person, 'account.startFactor', now);
        await mailAccount(parts, { to: person, letter: 'factorOn', language, now });
        return { recoveryCodes: codes.join('\n') };
      },
    },
    'account.renewRecovery': {
      kind: 'session',
      async run(call, { currentPassword }) {
        const { person } = await withPassword(call, currentPassword);
        require(hasFactor(person));
        const codes = await inDirectoryOf(parts, person, (changing) =>
          makeRecoveryCodes(changing, person.staff_id, call.now),
        );
        await record(person, 'account.renewRecovery', call.now);
        return { recoveryCodes: codes.join('\n') };
      },
    },
    'account.endFactor': {
      kind: 'session',
      async run(call, { currentPassword, language }) {
        const { person } = await withPassword(call, currentPassword);
        require(person.factor_key !== null);
        await inDirectoryOf(parts, person, async (changing) => {
          await removeApp(changing, person.staff_id);
          await endRecovery(changing, person.staff_id);
        });
        await record(person, 'account.endFactor', call.now);
        await mailAccount(parts, { to: person, letter: 'factorOff', language, now: call.now });
        return {};
      },
    },
  };
}
