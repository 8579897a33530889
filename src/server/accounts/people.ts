import type { Kysely, Transaction } from 'kysely';
import type { Directory, StaffRow } from '../database/schema';
import { Refused } from '../http/handler';
import { endAllOf } from '../sessions/store';
import { endTokens } from '../sessions/tokens';

/** Those of accounts that are removed, or on the way to it: nobody is behind them any more. */
export const goneStatuses = ['removed', 'erasing'] as const;

/** The person of an id, of whatever status but removed; nothing where there is none. */
export const findPerson = (directory: Kysely<Directory>, staffId: string): Promise<StaffRow | undefined> =>
  directory
    .selectFrom('staff')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('status', 'not in', goneStatuses)
    .executeTakeFirst();

/** The person of an address. */
export const findByEmail = (directory: Kysely<Directory>, email: string): Promise<StaffRow | undefined> =>
  directory.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();

/** Refuses an address that is another account's, in whatever agency. */
export async function requireFreeAddress(directory: Kysely<Directory>, email: string): Promise<void> {
  if (await findByEmail(directory, email)) throw new Refused({ kind: 'conflict', reason: 'addressTaken' });
}

/** Changes how a person signs in: links that were sent before are good no more, and all sessions end but one. */
export async function changeSignIn(
  changing: Transaction<Directory>,
  staffId: string,
  to: Partial<Pick<StaffRow, 'email' | 'password_hash'>>,
  butSession?: string,
): Promise<void> {
  await endTokens(changing, staffId);
  await endAllOf(changing, staffId, butSession);
  await changing.updateTable('staff').set(to).where('staff_id', '=', staffId).execute();
}

/** What everybody knows of a person and the agency: no password is made of it. */
export async function knownOf(
  directory: Kysely<Directory>,
  { email, first_name, last_name, agency }: StaffRow,
): Promise<readonly string[]> {
  const { display_name } = await directory
    .selectFrom('agencies')
    .select('display_name')
    .where('abbreviation', '=', agency)
    .executeTakeFirstOrThrow();
  return [email, first_name, last_name, display_name];
}
