import type { Kysely } from 'kysely';
import { plainEncoding } from '../../contract/entities/encodingOptions';
import { logoAddress } from '../../contract/rules/logo';
import type { AgencyRow, Directory, StaffRow } from '../database/schema';
import type { Caller, KnownPerson, OwnAgency } from '../installation';
import type { Settings } from '../settings';

/** The part of an agency that the directory keeps as JSON, by domain name; what is left out is empty. */
export type AgencyProfile = Partial<
  Omit<OwnAgency, 'userId' | 'abbreviation' | 'databaseName' | 'displayName'> & {
    /** The address of the logo that it came with, once it has another. */
    readonly firstLogo: string;
  }
>;

/** What stands where an agency says nothing. */
export const EMPTY_PROFILE: Required<
  Omit<AgencyProfile, 'timeZone' | 'requiresFactor' | 'version' | 'agents' | 'firstLogo'>
> = {
  webAddress: '',
  secureAddress: '',
  mainMail: '',
  newsletterMail: '',
  facebook: '',
  twitter: '',
  instagram: '',
  vimeo: '',
  asa: '',
  tumblr: '',
  logoUrl: '',
  newsletterTextColor: '#606060',
  newsletterBackColor: '#fff',
  resumeFolder: '',
  mailLetterId: '',
  ...plainEncoding,
};

/** What the directory keeps of an agency as JSON. */
export const profileOf = ({ profile }: Pick<AgencyRow, 'profile'>) => JSON.parse(profile) as AgencyProfile;

/** A directory row → the agency as its people know it. An agency without addresses or a clock of its own has this server's. */
export function agencyOf(row: AgencyRow, settings: Settings, userId = ''): OwnAgency {
  const { firstLogo: _known, ...written } = profileOf(row);
  const profile = { ...EMPTY_PROFILE, ...written };
  return {
    ...profile,
    timeZone: profile.timeZone || settings.timeZone,
    userId,
    abbreviation: row.abbreviation,
    databaseName: row.database_name,
    displayName: row.display_name,
    logoUrl: logoAddress(settings.publicUrl, row.abbreviation, profile.logoUrl),
    webAddress: profile.webAddress || settings.publicUrl,
    secureAddress: profile.secureAddress || settings.publicUrl,
  };
}

/** Whether somebody signs in with more than a password: an app or a passkey. */
export const hasFactor = ({ factor_key, passkeys }: Pick<StaffRow, 'factor_key' | 'passkeys'>) =>
  factor_key !== null || passkeys > 0;

/** A member of staff and the agency → who calls; `isVouched`: a provider has answered for the second factor. */
export function callerOf(staff: StaffRow, agency: AgencyRow, settings: Settings, isVouched = false): Caller {
  const own = agencyOf(agency, settings, staff.staff_id);
  return {
    staffId: staff.staff_id,
    agency: own,
    needsFactor: own.requiresFactor === true && !isVouched && !hasFactor(staff),
    language: staff.language,
    staff: {
      firstName: staff.first_name,
      lastName: staff.last_name,
      email: staff.email,
      privilege: staff.privilege,
      seesSecrets: staff.sees_secrets === 1,
    },
  };
}

/** The people of one agency, by name: also those who are gone. */
export async function colleaguesOf(
  directory: Kysely<Directory>,
  abbreviation: string,
): Promise<readonly KnownPerson[]> {
  const rows = await directory
    .selectFrom('staff')
    .select([
      'staff_id as staffId',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'privilege',
      'status',
      'sees_secrets',
      'last_seen_at',
      'factor_key',
      'passkeys',
    ])
    .where('agency', '=', abbreviation)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
  return rows.map(({ sees_secrets, last_seen_at, factor_key, passkeys, status, email, ...person }) => ({
    ...person,
    status: status === 'erasing' ? 'removed' : status,
    email: status === 'removed' ? '' : email,
    seesSecrets: sees_secrets === 1,
    seenAt: last_seen_at ?? undefined,
    hasFactor: hasFactor({ factor_key, passkeys }),
  }));
}
