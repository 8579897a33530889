import type { Kysely } from 'kysely';
import type { Directory, StaffRow } from '../database/schema';
import { Refused } from '../http/handler';

/** The person of an id, of whatever status but removed; nothing where there is none. */
export const findPerson = (directory: Kysely<Directory>, staffId: string): Promise<StaffRow | undefined> =>
  directory
    .selectFrom('staff')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('status', '!=', 'removed')
    .executeTakeFirst();

/** The person of an address. */
export const findByEmail = (directory: Kysely<Directory>, email: string): Promise<StaffRow | undefined> =>
  directory.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();

/** Refuses an address that is another account's, in whatever agency. */
export async function requireFreeAddress(directory: Kysely<Directory>, email: string): Promise<void> {
  if (await findByEmail(directory, email)) throw new Refused({ kind: 'conflict', reason: 'addressTaken' });
}

/** What everybody knows of a person: no password is made of it. */
export const knownOf = ({ email, first_name, last_name }: StaffRow): readonly string[] => [
  email,
  first_name,
  last_name,
  `${first_name}${last_name}`,
];
