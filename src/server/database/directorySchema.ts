export interface AgencyRow {
  abbreviation: string;
  database_name: string;
  display_name: string;
  /** JSON of the remaining fields of the contract's Agency, by domain name. */
  profile: string;
}

export interface StaffRow {
  staff_id: string;
  agency: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  privilege: string;
}

interface SessionRow {
  /** SHA-256 of the cookie's token: a stolen database opens no session. */
  token_hash: string;
  staff_id: string;
  device: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

/** An attempt to sign in that failed, or whose password is being tried. */
interface SignInFailureRow {
  failure_id: string;
  /** SHA-256 of what was typed as the login. */
  account: string;
  /** The network address it came from. */
  address: string;
  at: string;
}

/** The directory: one for the installation. */
export interface Directory {
  agencies: AgencyRow;
  staff: StaffRow;
  sessions: SessionRow;
  sign_in_failures: SignInFailureRow;
}
