import { newId } from '../../../src/server/ids';
import type { Installation } from '../../../src/server/installation';
import { issueToken } from '../../../src/server/sessions/tokens';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { hashPassword } from '../../../src/server/sessions/passwords';

let hash: Promise<string> | undefined;

/** Adds somebody who works at an agency, with the demo's password; returns the id. */
export async function addColleague(
  { directory }: Installation,
  agency: string,
  { privilege = 'STAFF', status = 'active' }: { privilege?: string; status?: 'active' | 'invited' } = {},
): Promise<string> {
  hash ??= hashPassword(DEMO_PASSWORD);
  const staff_id = newId();
  const email = `${staff_id.toLowerCase()}@co.example`;
  const person = { staff_id, agency, email, first_name: 'Ida', last_name: 'Berg', privilege, status };
  await directory
    .insertInto('staff')
    .values({ ...person, password_hash: await hash })
    .execute();
  return staff_id;
}

/** The address that somebody signs in with. */
export const emailOf = async ({ directory }: Installation, staffId: string): Promise<string> =>
  (
    await directory
      .selectFrom('staff')
      .select('email')
      .where('staff_id', '=', staffId)
      .executeTakeFirstOrThrow()
  ).email;

/** Adds a passkey that nobody holds to somebody; returns its id. */
export async function addPasskey({ directory }: Installation, staff_id: string): Promise<string> {
  const passkey_id = newId();
  const keys = { credential_id: newId(), public_key: '', counter: 0, transports: '[]' };
  const made_at = new Date().toISOString();
  await directory
    .insertInto('passkeys')
    .values({ passkey_id, staff_id, name: 'Laptop', made_at, ...keys })
    .execute();
  return passkey_id;
}

/** A token of a new colleague. */
export async function linkOf(
  installation: Installation,
  colleague: () => Promise<string>,
  purpose: 'password' | 'address' | 'invitation',
): Promise<string> {
  const staffId = await colleague();
  if (purpose === 'invitation')
    await installation.directory
      .updateTable('staff')
      .set({ status: 'invited' })
      .where('staff_id', '=', staffId)
      .execute();
  const email =
    purpose === 'address' ? `${newId().toLowerCase()}@co.example` : await emailOf(installation, staffId);
  return issueToken(installation.directory, { purpose, staffId, email }, new Date());
}
