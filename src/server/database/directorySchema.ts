import type { Generated, Selectable } from 'kysely';
import type { Language } from '../../contract/rules/language';

interface AgencyTable {
  abbreviation: string;
  database_name: string;
  display_name: string;
  /** JSON of the remaining fields of the contract's Agency, by domain name. */
  profile: string;
  /** Since when its people may not come in, and nothing of it is shown or sent. */
  disabled_at: Generated<string | null>;
  /** The last migration of its catalogue when this was last opened by a start; empty before the first. */
  catalogue_form: Generated<string>;
  /** Until then its catalogue may be changed without a further word. */
  awake_until: Generated<string>;
  /** From then on something may be to be done in its catalogue: sent, encoded, published. Empty: now. */
  wakes_at: Generated<string>;
  /** When it was last tidied up. */
  tidied_at: Generated<string>;
  /** JSON of how many mails and encodings it had in each state when it was last found at rest. */
  queue_states: Generated<string>;
}

export type AgencyRow = Selectable<AgencyTable>;

interface StaffTable {
  staff_id: string;
  agency: string;
  email: string;
  /** Empty while nobody has chosen one. */
  password_hash: string;
  first_name: string;
  last_name: string;
  privilege: string;
  /** `removed`: only the name is kept, for what the person wrote; `erasing`: that is about to go as well. */
  status: Generated<'active' | 'invited' | 'disabled' | 'removed' | 'erasing'>;
  /** 1 or 0: whether the secrets of talents are shown to the person. */
  sees_secrets: Generated<number>;
  last_seen_at: Generated<string | null>;
  /** In which the person reads the office; nothing while nobody knows. */
  language: Generated<Language | null>;
  /** The key of the person's authenticator app, sealed; and one of which no code has been shown yet. */
  factor_key: Generated<string | null>;
  factor_prepared: Generated<string | null>;
  /** The 30 seconds of the last code that was taken, counted from 1970: none is taken twice. */
  factor_step: Generated<number>;
  /** How many passkeys the person has. */
  passkeys: Generated<number>;
}

export type StaffRow = Selectable<StaffTable>;

interface SessionRow {
  /** SHA-256 of the cookie's token: a stolen database opens no session. */
  token_hash: string;
  staff_id: string;
  device: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** Since when the session waits for its person to unlock it. */
  locked_at: Generated<string | null>;
  /** 1 where a provider of single sign-on has said that it asked for a second factor, else 0. */
  factor_vouched: Generated<number>;
}

/** Who somebody is at a provider of single sign-on. */
interface SignOnIdentityRow {
  issuer: string;
  /** The provider's own name for the person, which it gives nobody else. */
  subject: string;
  staff_id: string;
  made_at: string;
}

/** What a link or a code proves, or what is to be signed with a passkey, once. */
interface AccountTokenRow {
  /** SHA-256 of it: a stolen database opens none. */
  token_hash: string;
  purpose: 'password' | 'address' | 'invitation' | 'founding' | 'passkeyAdd' | 'passkeySignIn' | 'signOn';
  /** Nobody's where it founds an agency, or comes back from a provider of single sign-on. */
  staff_id: string | null;
  /** The address that it was sent to, if any. */
  email: string;
  created_at: string;
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

/** A code that stands in for a second factor, once. */
interface RecoveryCodeRow {
  /** SHA-256 of the person's id and the code. */
  code_hash: string;
  staff_id: string;
  made_at: string;
}

/** What a browser or a security key signs in with beside the password; only its public half is here. */
interface PasskeyRow {
  passkey_id: string;
  staff_id: string;
  /** What the person calls it. */
  name: string;
  /** As the authenticator names it, base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often the authenticator says that it has signed; one that counts backwards is a copy. */
  counter: number;
  /** JSON of how a browser reaches it. */
  transports: string;
  made_at: string;
  used_at: Generated<string | null>;
}

/** The directory: one for the installation. */
export interface Directory {
  agencies: AgencyTable;
  staff: StaffTable;
  sessions: SessionRow;
  sign_in_failures: SignInFailureRow;
  account_tokens: AccountTokenRow;
  recovery_codes: RecoveryCodeRow;
  passkeys: PasskeyRow;
  sign_on_identities: SignOnIdentityRow;
  /** What was sealed with the key of the installation, by which that is known again. */
  key_proofs: { sealed: string };
}
