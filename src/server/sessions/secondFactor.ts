import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Directory, StaffRow } from '../database/schema';
import { SealedOtherwise, type Vault } from '../vault/vault';

const PERIOD = 30;
const CODES = 10;

type Person = Pick<StaffRow, 'staff_id' | 'factor_key'>;

const placeOf = (staffId: string) => `second-factor/${staffId}`;
const appOf = (key: string, label = '') =>
  new TOTP({ issuer: 'Greenroom', label, period: PERIOD, secret: Secret.fromBase32(key) });

/** A key for an app, as people type it, as an app reads it and as it is kept. */
export function newFactor(vault: Vault, { staff_id, email }: Pick<StaffRow, 'staff_id' | 'email'>) {
  const key = new Secret({ size: 20 }).base32;
  return { key, address: appOf(key, email).toString(), sealed: vault.seal(key, placeOf(staff_id)) };
}

/** The 30 seconds that a code is of, which are those of now: it is good no longer (OWASP ASVS 5.0, 6.5.5); nothing where it is wrong. */
export function stepOf(
  vault: Vault,
  staffId: string,
  sealed: string,
  code: string,
  now: Date,
): number | undefined {
  try {
    const timestamp = now.getTime();
    const token = code.replace(/\D/g, '');
    const delta = appOf(vault.open(sealed, placeOf(staffId))).validate({ token, timestamp, window: 0 });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD);
  } catch (error) {
    if (error instanceof SealedOtherwise) return undefined;
    throw error;
  }
}

const bare = (code: string) => code.toUpperCase().replace(/[^A-Z2-7]/g, '');
const hashOf = (staffId: string, code: string) =>
  createHash('sha256')
    .update(`${staffId} ${bare(code)}`)
    .digest('hex');

/** Gives a person ten new recovery codes of 120 bits, of which hashes are kept; those before are good no more. */
export async function makeRecoveryCodes(
  directory: Kysely<Directory>,
  staff_id: string,
  now: Date,
): Promise<readonly string[]> {
  const secretOf = () => new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32;
  const codes = Array.from({ length: CODES }, () => secretOf().replace(/(.{4})(?=.)/g, '$1-'));
  await directory.deleteFrom('recovery_codes').where('staff_id', '=', staff_id).execute();
  const rows = codes.map((code) => ({
    ...{ code_hash: hashOf(staff_id, code), staff_id },
    made_at: now.toISOString(),
  }));
  await directory.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/** Whether a code of the app, or one for who has lost it, is right; each is taken once. */
export async function takeCode(
  directory: Kysely<Directory>,
  vault: Vault,
  { staff_id, factor_key }: Person,
  code: string,
  now: Date,
): Promise<boolean> {
  if (/^\s*\d{3}\s?\d{3}\s*$/.test(code)) {
    if (factor_key === null) return false;
    const step = stepOf(vault, staff_id, factor_key, code, now);
    if (step === undefined) return false;
    const { numUpdatedRows } = await directory
      .updateTable('staff')
      .set({ factor_step: step })
      .where('staff_id', '=', staff_id)
      .where('factor_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  const { numDeletedRows } = await directory
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashOf(staff_id, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
