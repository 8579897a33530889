import type { Kysely } from 'kysely';
import type { Directory, StaffRow } from '../database/schema';
import { Refused, type SessionHandlers } from '../http/handler';
import { newId } from '../ids';
import { askForNew, newPasskey, passkeysOf } from '../sessions/passkeys';
import { type PasskeySite, passkeySiteOf } from '../sessions/passkeySite';
import { hasFactor } from '../sessions/people';
import { makeRecoveryCodes } from '../sessions/secondFactor';
import { endAllOf } from '../sessions/store';
import { inDirectoryOf, requirePassword } from './attempts';
import { mailAccount } from './mail';
import { ownPerson } from './own';
import { type AccountParts, inDirectory, recordAccount } from './parts';

type PasskeyScript =
  `account.${'passkeys' | 'preparePasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'}`;

/** So many may one person have. */
const MOST = 20;

/** Removes a person's passkeys, or one of them; tells whether there were any. */
export async function removePasskeys(
  changing: Kysely<Directory>,
  staffId: string,
  passkeyId?: string,
): Promise<boolean> {
  const { numDeletedRows } = await changing
    .deleteFrom('passkeys')
    .where('staff_id', '=', staffId)
    .$if(passkeyId !== undefined, (query) => query.where('passkey_id', '=', passkeyId ?? ''))
    .executeTakeFirst();
  await noteCount(changing, staffId);
  return numDeletedRows > 0n;
}

/** The codes of who has no second factor any more are good no more. */
export async function endRecovery(changing: Kysely<Directory>, staffId: string): Promise<void> {
  const person = await factorOf(changing, staffId);
  if (!hasFactor(person))
    await changing.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
}

const factorOf = (changing: Kysely<Directory>, staffId: string) =>
  changing
    .selectFrom('staff')
    .select(['factor_key', 'passkeys'])
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();

async function noteCount(changing: Kysely<Directory>, staffId: string): Promise<void> {
  const passkeys = (await passkeysOf(changing, staffId)).length;
  await changing.updateTable('staff').set({ passkeys }).where('staff_id', '=', staffId).execute();
}

/** What everybody does with the passkeys of their own account. */
export function passkeyHandlers(parts: AccountParts): SessionHandlers<PasskeyScript> {
  const { directory, settings } = parts;
  const requireSite = (): PasskeySite => {
    const site = passkeySiteOf(settings);
    if (!site) throw new Refused({ kind: 'conflict', reason: 'noPasskeySite' });
    return site;
  };
  const record = (
    { agency, staff_id: staffId }: StaffRow,
    script: PasskeyScript,
    now: Date,
    before: object | null = null,
  ) => recordAccount(parts, { agency, staffId, script, before, now });
  const nameOf = async (passkeyId: string, { staff_id: staffId }: StaffRow) => {
    const found = (await passkeysOf(directory, staffId)).find((each) => each.passkey_id === passkeyId);
    if (!found) throw new Refused({ kind: 'notFound' });
    return found.name;
  };

  return {
    'account.passkeys': {
      kind: 'session',
      async run(call) {
        const { person } = await ownPerson(parts, call);
        return (await passkeysOf(directory, person.staff_id)).map((each) => ({
          passkeyId: each.passkey_id,
          passkeyName: each.name,
          madeAt: each.made_at,
          usedAt: each.used_at ?? undefined,
        }));
      },
    },
    'account.preparePasskey': {
      kind: 'session',
      async run(call, { currentPassword }) {
        const { person } = await ownPerson(parts, call);
        await requirePassword(parts, call.request, person, currentPassword, call.now);
        const site = requireSite();
        if ((await passkeysOf(directory, person.staff_id)).length >= MOST)
          throw new Refused({ kind: 'conflict', reason: 'manyPasskeys' });
        return { passkeyOptions: await askForNew(directory, site, person, call.now) };
      },
    },
    'account.addPasskey': {
      kind: 'session',
      async run(call, { passkeyName, passkeyAnswer, language }) {
        const { person, session } = await ownPerson(parts, call);
        const { staff_id: staffId } = person;
        const { now } = call;
        const credential = await newPasskey(directory, requireSite(), staffId, passkeyAnswer, now);
        if (!credential) throw new Refused({ kind: 'conflict', reason: 'passkeyRefused' });
        const codes = await inDirectory(parts, async (changing) => {
          const isKnown = await changing
            .selectFrom('passkeys')
            .select('passkey_id')
            .where('credential_id', '=', credential.id)
            .executeTakeFirst();
          if (isKnown) throw new Refused({ kind: 'conflict', reason: 'passkeyRefused' });
          const isFirst = !hasFactor(await factorOf(changing, staffId));
          await changing
            .insertInto('passkeys')
            .values({
              passkey_id: newId(),
              staff_id: staffId,
              name: passkeyName.trim(),
              credential_id: credential.id,
              public_key: Buffer.from(credential.publicKey).toString('base64url'),
              counter: credential.counter,
              transports: JSON.stringify(credential.transports ?? []),
              made_at: now.toISOString(),
            })
            .execute();
          await noteCount(changing, staffId);
          await endAllOf(changing, staffId, session.tokenHash);
          return isFirst ? makeRecoveryCodes(changing, staffId, now) : undefined;
        });
        await record(person, 'account.addPasskey', now);
        await mailAccount(parts, { to: person, letter: 'passkeyAdded', language, now });
        return { recoveryCodes: codes?.join('\n') };
      },
    },
    'account.renamePasskey': {
      kind: 'session',
      async run(call, { passkeyId, passkeyName }) {
        const { person } = await ownPerson(parts, call);
        const before = { passkeyName: await nameOf(passkeyId, person) };
        await directory
          .updateTable('passkeys')
          .set({ name: passkeyName.trim() })
          .where('passkey_id', '=', passkeyId)
          .where('staff_id', '=', person.staff_id)
          .execute();
        await record(person, 'account.renamePasskey', call.now, before);
        return {};
      },
    },
    'account.removePasskey': {
      kind: 'session',
      async run(call, { passkeyId, currentPassword, language }) {
        const { person } = await ownPerson(parts, call);
        const { now } = call;
        await requirePassword(parts, call.request, person, currentPassword, now);
        const before = { passkeyName: await nameOf(passkeyId, person) };
        await inDirectoryOf(parts, person, async (changing) => {
          await removePasskeys(changing, person.staff_id, passkeyId);
          await endRecovery(changing, person.staff_id);
        });
        await record(person, 'account.removePasskey', now, before);
        await mailAccount(parts, { to: person, letter: 'passkeyRemoved', language, now });
        return {};
      },
    },
  };
}
