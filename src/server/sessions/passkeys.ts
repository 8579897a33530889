import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { personName } from '../../contract/rules/personName';
import type { Directory, StaffRow } from '../database/schema';
import type { PasskeySite } from './passkeySite';
import { issueToken, TOKEN_LIFE, tokenTaken } from './tokens';

/** Loaded when somebody first uses a passkey: it is a sixth of what a start has to load. */
const library = () => import('@simplewebauthn/server');

/** The passkeys of a person, the oldest first. */
export const passkeysOf = (directory: Kysely<Directory>, staffId: string) =>
  directory
    .selectFrom('passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('made_at')
    .orderBy('passkey_id')
    .execute();

/** What a browser is to be asked for a new passkey of somebody, as JSON; an authenticator that has one is left out. */
export async function askForNew(
  directory: Kysely<Directory>,
  { rpId }: PasskeySite,
  person: Pick<StaffRow, 'staff_id' | 'email' | 'first_name' | 'last_name'>,
  now: Date,
): Promise<string> {
  const { staff_id: staffId, email, first_name, last_name } = person;
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Greenroom',
    rpID: rpId,
    userName: email,
    userDisplayName: personName(first_name, last_name),
    userID: new TextEncoder().encode(staffId),
    challenge: bytesOf(await issueToken(directory, { purpose: 'passkeyAdd', staffId }, now)),
    timeout: TOKEN_LIFE.passkeyAdd,
    excludeCredentials: (await passkeysOf(directory, staffId)).map(named),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/** The passkey in a browser's answer; nothing where it was not asked for, is of another site, or nobody was verified. */
export async function newPasskey(
  directory: Kysely<Directory>,
  { rpId, origin }: PasskeySite,
  staffId: string,
  answer: string,
  now: Date,
): Promise<WebAuthnCredential | undefined> {
  const response = parsed<RegistrationResponseJSON>(answer);
  const challenge = challengeIn(response);
  if (!(await tokenTaken(directory, challenge, now, 'passkeyAdd', staffId))) return undefined;
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId };
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await orNothing(
    verifyRegistrationResponse({ response, ...expected, requireUserVerification: true }),
  );
  return registrationInfo?.credential;
}

/** What a browser is to be asked when somebody signs in who has passkeys, as JSON. */
export async function askForOwn(
  directory: Kysely<Directory>,
  { rpId }: PasskeySite,
  staffId: string,
  now: Date,
): Promise<string> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: (await passkeysOf(directory, staffId)).map(named),
    challenge: bytesOf(await issueToken(directory, { purpose: 'passkeySignIn', staffId }, now)),
    timeout: TOKEN_LIFE.passkeySignIn,
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

/** Whether a browser's answer was signed with a passkey of this person; each challenge, and each count, is taken once. */
export async function takePasskey(
  directory: Kysely<Directory>,
  { rpId, origin }: PasskeySite,
  staffId: string,
  answer: string,
  now: Date,
): Promise<boolean> {
  const response = parsed<AuthenticationResponseJSON>(answer);
  const challenge = challengeIn(response);
  if (!(await tokenTaken(directory, challenge, now, 'passkeySignIn', staffId))) return false;
  const row = (await passkeysOf(directory, staffId)).find((each) => each.credential_id === response.id);
  if (!row) return false;
  const counter = Number(row.counter);
  const credential = {
    id: row.credential_id,
    publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
    counter,
  };
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId };
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await orNothing(
    verifyAuthenticationResponse({ response, ...expected, credential, requireUserVerification: true }),
  );
  if (!verified || !authenticationInfo) return false;
  const { numUpdatedRows } = await directory
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, used_at: now.toISOString() })
    .where('passkey_id', '=', row.passkey_id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const named = ({
  credential_id,
  transports,
}: {
  readonly credential_id: string;
  readonly transports: string;
}) => ({
  id: credential_id,
  transports: JSON.parse(transports) as string[],
});

/** What was sent, if it is an object at all; whoever reads it trusts none of its fields. */
function parsed<T>(answer: string): T {
  try {
    return Object(JSON.parse(answer)) as T;
  } catch {
    return {} as T;
  }
}

/** A token as the bytes that it stands for. */
const bytesOf = (token: string) => new Uint8Array(Buffer.from(token, 'base64url'));

/** The challenge that was signed, as the browser says; nothing where it says none. */
function challengeIn(response: { readonly response?: { readonly clientDataJSON?: unknown } }): string {
  const data = response.response?.clientDataJSON;
  const { challenge } = parsed<{ challenge?: unknown }>(
    typeof data === 'string' ? Buffer.from(data, 'base64url').toString() : '',
  );
  return typeof challenge === 'string' ? challenge : '';
}

/** What the library found; nothing where it throws, as it does at everything that is not as it was expected. */
const orNothing = <T extends object>(verifying: Promise<T>): Promise<Partial<T>> =>
  verifying.catch(() => ({}));
