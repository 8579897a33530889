export interface TalentRow {
  talent_id: string;
  category_id: string;
  first_name: string;
  last_name: string;
  city: string;
  /** What finds it as a search compares it (`fold`). */
  first_name_folded: string;
  last_name_folded: string;
  city_folded: string;
  /** What a list orders it by (`orderKey`). */
  name_order: string;
  city_order: string;
  online: 0 | 1;
  profile_picture: string;
  created_at: string;
  trashed_at: string | null;
}

/** The columns are named in catalogue/006-talent-records; dates are DD/MM/YYYY. */
export interface TalentRecordRow {
  talent_id: string;
  /** Counts the record's changes, those of its columns in `talents` included. */
  version: number;
  address: string;
  postal_code: string;
  email: string;
  email2: string;
  phone: string;
  phone2: string;
  birth_date: string;
  birth_city: string;
  nationality: string;
  family_situation: string;
  union_name: string;
  leave_fund_number: string;
  licence_b: 0 | 1;
  licence_heavy: 0 | 1;
  emergency_contact: string;
  emergency_phone: string;
  homepage: string;
  moon_url: string;
  imdb_url: string;
  /** JSON list of agent ids, or NO. */
  agents: string;
  old_index: string;
}

/** Sealed by the vault; null where there is none. */
export interface TalentSecretsRow {
  talent_id: string;
  version: number;
  social_security_number: string | null;
  site_login: string | null;
  site_password: string | null;
  /** The staff id of who changed them last. */
  changed_by: string | null;
}
