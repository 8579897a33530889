import type { Kysely } from 'kysely';
import { loginKey } from '../sessions/signIn';
import type { Directory, StaffRow } from '../database/schema';
import type { Identity } from './provider';

type Person = Pick<StaffRow, 'staff_id' | 'email' | 'factor_key' | 'passkeys'>;

/** Whoever may sign in. */
const peopleWhoMay = (directory: Kysely<Directory>) =>
  directory
    .selectFrom('staff')
    .innerJoin('agencies', 'agencies.abbreviation', 'staff.agency')
    .select(['staff.staff_id', 'staff.email', 'staff.factor_key', 'staff.passkeys'])
    .where('staff.status', '=', 'active')
    .where('agencies.disabled_at', 'is', null);

/**
 * Who of those who may sign in somebody is at the provider: by its name for the person, or where it names that one for the
 * first time, by an address that it has verified, from when on both belong together. Nothing where that is nobody, or
 * somebody whom the provider knows under another name already.
 */
export async function personOf(
  directory: Kysely<Directory>,
  { issuer, subject, email, isVerified }: Identity,
  now: Date,
): Promise<Person | 'unverified' | undefined> {
  const linked = await directory
    .selectFrom('sign_on_identities')
    .select('staff_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (linked) return peopleWhoMay(directory).where('staff.staff_id', '=', linked.staff_id).executeTakeFirst();
  if (!isVerified) return 'unverified';
  const person = await peopleWhoMay(directory).where('staff.email', '=', loginKey(email)).executeTakeFirst();
  if (!person) return undefined;
  const { staff_id } = person;
  await directory
    .insertInto('sign_on_identities')
    .values({ issuer, subject, staff_id, made_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const theirs = await directory
    .selectFrom('sign_on_identities')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('staff_id', '=', staff_id)
    .executeTakeFirst();
  return theirs?.subject === subject ? person : undefined;
}

/** Providers' names for a person count no more: the next time the address decides anew. */
export const forgetIdentities = (changing: Kysely<Directory>, staffId: string) =>
  changing.deleteFrom('sign_on_identities').where('staff_id', '=', staffId).execute();
