import type { Kysely } from 'kysely';
import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import type { LoginAnswer, LoginError } from '../../contract/scripts/session';
import type { Directory } from '../database/schema';
import type { Origin, SignInLimits } from './limits';
import { passwordFits } from './passwords';
import { takeCode } from './secondFactor';
import type { Vault } from '../vault/vault';

type Credentials = InputOf<ScriptByName['session.signIn']>;

/** What a sign-in came to: the person, or the answer that refuses it. */
type SignIn = { readonly staffId: string } | { readonly refusal: LoginAnswer };

const refuse = (error: Omit<LoginError, 'type'>): SignIn => ({
  refusal: { outcome: 'refused', errors: [{ type: 'Authorization', ...error }] },
});

/** The key under which an account is kept: people write their address with capitals now and then. */
export const loginKey = (login: string) => login.trim().toLowerCase();

interface SignInParts {
  readonly directory: Kysely<Directory>;
  readonly limits: SignInLimits;
  readonly vault: Vault;
}

/**
 * Checks a login, its password and, of who has one, the second factor; `isHere` is the id of who is signed in in this
 * browser, whose factor was checked then. An unknown login and a wrong password are told apart neither by words nor by time.
 */
export async function checkSignIn(
  { directory, limits, vault }: SignInParts,
  credentials: Credentials,
  origin: Origin,
  now: number,
  isHere: string | undefined,
): Promise<SignIn> {
  const login = loginKey(credentials.login);
  const wait = await limits.begin(login, origin, now);
  if (wait > 0) return refuse(tooMany(wait));
  const staff = await directory
    .selectFrom('staff')
    .innerJoin('agencies', 'agencies.abbreviation', 'staff.agency')
    .select(['staff_id', 'password_hash', 'factor_key'])
    .where('email', '=', login)
    .where('status', '=', 'active')
    .where('agencies.disabled_at', 'is', null)
    .executeTakeFirst();
  const fits = await passwordFits(credentials.password, staff?.password_hash);
  if (!fits || staff === undefined)
    return refuse({ message: 'The login or the password is not right.', code: 'wrongCredentials' });
  if (staff.factor_key !== null && staff.staff_id !== isHere) {
    const { secondFactorCode } = credentials;
    if (secondFactorCode === undefined)
      return refuse({ message: 'Please type the code of your authenticator app too.', code: 'codeNeeded' });
    if (!(await takeCode(directory, vault, staff, secondFactorCode, new Date(now))))
      return refuse({ message: 'The code is not right.', code: 'wrongCode' });
  }
  await limits.succeeded(login, origin);
  return { staffId: staff.staff_id };
}

function tooMany(wait: number): Omit<LoginError, 'type'> {
  const minutes = Math.ceil(wait / 60_000);
  const message = `Too many attempts failed. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return { message, code: 'tooManyAttempts', minutes };
}
