import type { Kysely } from 'kysely';
import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import type { LoginAnswer, LoginError } from '../../contract/scripts/session';
import type { Directory, StaffRow } from '../database/schema';
import type { Origin, SignInLimits } from './limits';
import type { Checked } from './open';
import { askForOwn, takePasskey } from './passkeys';
import type { PasskeySite } from './passkeySite';
import { passwordFits, requireRoom } from './passwords';
import { hasFactor } from './people';
import { takeCode } from './secondFactor';
import type { Vault } from '../vault/vault';

type Credentials = InputOf<ScriptByName['session.signIn']>;

/** What a sign-in came to: the person, or the answer that refuses it. */
type SignIn = { readonly person: Checked } | { readonly refusal: LoginAnswer };

const refuse = (error: Omit<LoginError, 'type'>): SignIn => ({
  refusal: { outcome: 'refused', errors: [{ type: 'Authorization', ...error }] },
});

/** The key under which an account is kept: people write their address with capitals now and then. */
export const loginKey = (login: string) => login.trim().toLowerCase();

interface SignInParts {
  readonly directory: Kysely<Directory>;
  readonly limits: SignInLimits;
  readonly vault: Vault;
  readonly passkeySite: PasskeySite | undefined;
}

/**
 * Checks a login, its password and, of who has one, the second factor; `isHere` is the id of who is signed in in this
 * browser, whose factor was checked then. An unknown login and a wrong password are told apart neither by words nor by time.
 */
export async function checkSignIn(
  parts: SignInParts,
  credentials: Credentials,
  origin: Origin,
  now: number,
  isHere: string | undefined,
): Promise<SignIn> {
  const { directory, limits } = parts;
  const login = loginKey(credentials.login);
  requireRoom(origin.isKnownDevice);
  const wait = await limits.begin(login, origin, now);
  if (wait > 0) return refuse(tooMany(wait));
  const staff = await directory
    .selectFrom('staff')
    .innerJoin('agencies', 'agencies.abbreviation', 'staff.agency')
    .select(['staff_id', 'email', 'password_hash', 'factor_key', 'passkeys'])
    .where('email', '=', login)
    .where('status', '=', 'active')
    .where('agencies.disabled_at', 'is', null)
    .executeTakeFirst();
  const fits = await passwordFits(credentials.password, staff?.password_hash, origin.isKnownDevice);
  if (!fits || staff === undefined)
    return refuse({ message: 'The login or the password is not right.', code: 'wrongCredentials' });
  if (hasFactor(staff) && staff.staff_id !== isHere) {
    const wanted = await whatIsWanted(parts, staff, credentials, new Date(now));
    if (wanted) return refuse(wanted);
  }
  await limits.succeeded(login, origin);
  return { person: staff };
}

/** What the second factor of somebody still wants; nothing where it was shown. Whoever has a passkey is asked for that too. */
async function whatIsWanted(
  { directory, vault, passkeySite }: SignInParts,
  staff: Pick<StaffRow, 'staff_id' | 'factor_key' | 'passkeys'>,
  { secondFactorCode, passkeyAnswer }: Credentials,
  now: Date,
): Promise<Omit<LoginError, 'type'> | undefined> {
  const { staff_id: staffId } = staff;
  const site = staff.passkeys > 0 ? passkeySite : undefined;
  const asked = async (error: Pick<LoginError, 'code' | 'message'>) =>
    site ? { ...error, passkeyOptions: await askForOwn(directory, site, staffId, now) } : error;
  if (passkeyAnswer !== undefined) {
    if (site && (await takePasskey(directory, site, staffId, passkeyAnswer, now))) return undefined;
    return asked({ message: 'The passkey was not accepted.', code: 'wrongPasskey' });
  }
  if (secondFactorCode === undefined)
    return asked({ message: 'Please show your second factor too.', code: 'codeNeeded' });
  if (await takeCode(directory, vault, staff, secondFactorCode, now)) return undefined;
  return asked({ message: 'The code is not right.', code: 'wrongCode' });
}

function tooMany(wait: number): Omit<LoginError, 'type'> {
  const minutes = Math.ceil(wait / 60_000);
  const message = `Too many attempts failed. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return { message, code: 'tooManyAttempts', minutes };
}
