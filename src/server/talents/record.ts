import type { Kysely, Selectable } from 'kysely';
import type { TalentRecord, TalentSecretName } from '../../contract/entities/talentRecord';
import { parseAgents } from '../../contract/rules/agents';
import type { Catalogue, TalentRecordRow, TalentRow, TalentSecretsRow } from '../database/schema';
import { type Handler, read } from '../http/handler';
import { live } from '../http/live';

/** The columns of a record that stand in `talents`, for lists show them too. */
export const listedColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  categoryId: 'category_id',
  city: 'city',
} as const satisfies Partial<Record<keyof TalentRecord, keyof TalentRow>>;

/** The columns of a record that hold texts as they are. */
const textColumns = {
  address: 'address',
  postalCode: 'postal_code',
  email: 'email',
  email2: 'email2',
  phone: 'phone',
  phone2: 'phone2',
  birthDate: 'birth_date',
  birthCity: 'birth_city',
  nationality: 'nationality',
  familySituation: 'family_situation',
  union: 'union_name',
  leaveFundNumber: 'leave_fund_number',
  emergencyContact: 'emergency_contact',
  emergencyPhone: 'emergency_phone',
  homepage: 'homepage',
  moonUrl: 'moon_url',
  imdbUrl: 'imdb_url',
  oldIndex: 'old_index',
} as const satisfies Partial<Record<keyof TalentRecord, keyof TalentRecordRow>>;

/** The columns of a record that stand in `talent_records`. */
export const recordColumns = {
  ...textColumns,
  licenceB: 'licence_b',
  licenceHeavy: 'licence_heavy',
  agents: 'agents',
} as const satisfies Partial<Record<keyof TalentRecord, keyof TalentRecordRow>>;

export const secretColumns = {
  socialSecurityNumber: 'social_security_number',
  siteLogin: 'site_login',
  sitePassword: 'site_password',
} as const satisfies Record<TalentSecretName, keyof TalentSecretsRow>;

/** A talent's record as it stands, with what there is of its secrets, sealed. */
interface StoredRecord {
  readonly record: TalentRecord;
  readonly version: number;
  readonly secrets: Selectable<TalentSecretsRow> | undefined;
}

/** The record of a talent of this agency. Refuses one that is not there, or is in the trash. */
export async function storedRecord(catalogue: Kysely<Catalogue>, talentId: string): Promise<StoredRecord> {
  const talent = await live(catalogue, 'talents', talentId);
  const row = await catalogue
    .selectFrom('talent_records')
    .selectAll()
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
  const secrets = await catalogue
    .selectFrom('talent_secrets')
    .selectAll()
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
  return { record: recordOf(talent, row), version: row?.version ?? 0, secrets };
}

/** A record as people know it, of its two rows; the second is not there until something of it was saved. */
export function recordOf(
  talent: Pick<TalentRow, (typeof listedColumns)[keyof typeof listedColumns]>,
  row: TalentRecordRow | undefined,
): TalentRecord {
  const texts = Object.fromEntries(
    Object.entries(textColumns).map(([name, column]) => [name, row?.[column] ?? '']),
  ) as Record<keyof typeof textColumns, string>;
  return {
    ...texts,
    firstName: talent.first_name,
    lastName: talent.last_name,
    categoryId: talent.category_id,
    city: talent.city,
    licenceB: row?.licence_b === 1,
    licenceHeavy: row?.licence_heavy === 1,
    agents: parseAgents(row?.agents ?? '') ?? [],
  };
}

/** The whole record but its secrets, of which only the form learns whether they are there. */
export const talentGet: Handler<'talent.get'> = read(async ({ catalogue }, { talentId }) => {
  const { record, version, secrets } = await storedRecord(catalogue, talentId);
  return {
    ...record,
    version,
    secretVersion: secrets?.version ?? 0,
    hasSocialSecurityNumber: Boolean(secrets?.social_security_number),
    hasSiteLogin: Boolean(secrets?.site_login),
    hasSitePassword: Boolean(secrets?.site_password),
  };
});
