import type { Kysely } from 'kysely';
import { privilegeOf } from '../../contract/rules/allow';
import type { Directory, StaffRow } from '../database/schema';
import { Refused, type SessionCall } from '../http/handler';
import type { Caller } from '../installation';
import { findPerson } from '../accounts/people';

/** Whose session a call came with; dispatch lets none of these scripts through without one. */
export function callerOf(session: SessionCall['session']): Caller {
  if (!session) throw new Refused({ kind: 'signedOut' });
  return session.caller;
}

/** The person of an id; refused as not found where that is nobody of the caller's agency. */
export async function requireColleague(
  directory: Kysely<Directory>,
  { agency }: Caller,
  staffId: string,
): Promise<StaffRow> {
  const person = await findPerson(directory, staffId);
  if (person?.agency !== agency.abbreviation) throw new Refused({ kind: 'notFound' });
  return person;
}

/** Refuses what would leave the person's agency without an administrator who can sign in. */
export async function requireOtherAdministrator(
  directory: Kysely<Directory>,
  { staff_id, agency }: StaffRow,
): Promise<void> {
  const other = await directory
    .selectFrom('staff')
    .select('staff_id')
    .where('agency', '=', agency)
    .where('privilege', '=', privilegeOf.administrator)
    .where('status', '=', 'active')
    .where('staff_id', '!=', staff_id)
    .executeTakeFirst();
  if (!other) throw new Refused({ kind: 'conflict', reason: 'lastAdministrator' });
}
