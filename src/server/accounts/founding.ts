import type { Kysely, Transaction } from 'kysely';
import { transact } from '../database/transact';
import type { Catalogue, Directory } from '../database/schema';
import { newId } from '../ids';
import type { Installation } from '../installation';
import { requireCategories } from '../talents/professions';
import { issueToken } from '../sessions/tokens';

/** An agency and its first administrator; `email` is a key of sign-in already. */
interface NewAgency {
  readonly abbreviation: string;
  readonly agencyName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** What makes catalogues. */
export interface Maker {
  /** Makes the catalogue of an agency to be: one that is missing later is not made anew. */
  makeCatalogue(abbreviation: string): Promise<Kysely<Catalogue>>;
}

/** Writes an agency and its first administrator, who may have to choose a password yet, into the directory; returns the administrator's id. */
export async function addAgency(
  directory: Transaction<Directory>,
  agency: NewAgency,
  status: 'active' | 'invited' = 'active',
): Promise<string> {
  const { abbreviation, agencyName, email, passwordHash, firstName = '', lastName = '' } = agency;
  await directory
    .insertInto('agencies')
    .values({
      abbreviation,
      database_name: abbreviation.toLowerCase(),
      display_name: agencyName,
      profile: JSON.stringify({ mainMail: email }),
    })
    .execute();
  const staffId = newId();
  await directory
    .insertInto('staff')
    .values({
      staff_id: staffId,
      agency: abbreviation,
      email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      privilege: 'ADMIN',
      status,
    })
    .execute();
  return staffId;
}

/** Makes the catalogue of an agency to be, with what it begins with; goes on where an attempt before was cut off. */
export async function equipAgency({ makeCatalogue }: Maker, abbreviation: string): Promise<void> {
  await transact(await makeCatalogue(abbreviation), requireCategories);
}

/** True while nobody can sign in: the installation waits for its first agency. */
export const isEmpty = async ({ directory }: Pick<Installation, 'directory'>): Promise<boolean> =>
  (await directory.selectFrom('staff').select('staff_id').limit(1).executeTakeFirst()) === undefined;

/** The address at which the first agency is made, with a code that only who reads the server's output has. */
export async function foundingAddress({ directory, settings }: Installation, now: Date): Promise<string> {
  const code = await issueToken(directory, { purpose: 'founding', staffId: null }, now);
  return `${settings.publicUrl}/signup#${code}`;
}
