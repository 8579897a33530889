import { mailLanguage } from '../entities/language';
import { passkeyAnswer } from '../entities/passkeyAnswer';
import { secondFactorCode } from '../entities/secondFactorCode';
import { agencyFields, ownFields, type Session } from '../entities/session';
import { PASSWORD_FIELD } from '../rules/password';
import { script } from '../script';
import { optional, secret } from '../wire/field';
import { choice, flag, jsonFlag, text } from '../wire/fields';
import { readRow, writeRecord } from '../wire/record';
import type { Reply } from '../wire/reply';
import { done } from '../wire/reply';

/** What the companion server's Authorization errors say, for an office that has its own words for it. */
const loginErrorCodes = [
  'wrongCredentials',
  'tooManyAttempts',
  // The password is right, and the code or the passkey is asked for as well.
  'codeNeeded',
  'wrongCode',
  'wrongPasskey',
] as const;
export type LoginErrorCode = (typeof loginErrorCodes)[number];

/** One entry of the errors list of the login answer. Type `Authorization` is shown; others are logged (spec section 8). */
export interface LoginError {
  readonly type: string;
  /** In the server's language. */
  readonly message: string;
  /** Ours; an agency's own script sends none. */
  readonly code?: LoginErrorCode;
  /** With `tooManyAttempts`: how long until the next attempt, in minutes. */
  readonly minutes?: number;
  /** Where the second factor is asked for of somebody who has a passkey: what the browser is to be asked. */
  readonly passkeyOptions?: string;
}

/** What login_app answers: a session, the reasons of a refusal, or a refusal with no errors list. */
export type LoginAnswer =
  | { readonly outcome: 'accepted'; readonly session: Session }
  | { readonly outcome: 'refused'; readonly errors: readonly LoginError[] }
  | { readonly outcome: 'unexplained' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readErrors(list: readonly unknown[]): readonly LoginError[] {
  return list.filter(isObject).map((error) => ({
    type: String(error['type'] ?? ''),
    message: String(error['message'] ?? ''),
    ...readReason(error),
  }));
}

function readReason({ code: given, minutes, passkeyOptions }: Record<string, unknown>): Partial<LoginError> {
  const code = loginErrorCodes.find((each) => each === given);
  if (code === undefined) return {};
  return {
    code,
    ...(typeof minutes === 'number' && { minutes }),
    ...(passkeyOptions ? { passkeyOptions: String(passkeyOptions) } : {}),
  };
}

const isAccepted = flag('success');

/** A text that an agency's own script leaves out is empty; without who it is, there is no session. */
function readSession(data: unknown): Session | undefined {
  const { LOGIN, INFOS } = Object(data) as Record<string, unknown>;
  const agency = readRow(agencyFields, LOGIN, ignore);
  const staff = readRow(ownFields, INFOS, ignore);
  return agency && staff && { agency, staff };
}

const ignore = () => undefined;

const loginReply: Reply<LoginAnswer> = {
  shape: 'success,data{LOGIN,INFOS},errors[type,message,code,minutes,passkeyOptions]',
  read(body) {
    if (!isObject(body)) return { outcome: 'unexplained' };
    const { data, errors } = body;
    const session = readRow({ isAccepted }, body, ignore)?.isAccepted ? readSession(data) : undefined;
    if (session) return { outcome: 'accepted', session };
    return Array.isArray(errors)
      ? { outcome: 'refused', errors: readErrors(errors) }
      : { outcome: 'unexplained' };
  },
  write(answer) {
    if (answer.outcome === 'refused') return { success: false, errors: answer.errors };
    if (answer.outcome === 'unexplained') return { success: false };
    const { agency, staff } = answer.session;
    return {
      success: true,
      data: { LOGIN: writeRecord(agencyFields, agency), INFOS: writeRecord(ownFields, staff) },
    };
  },
};

export const sessionScripts = [
  script({
    name: 'session.signIn',
    path: 'login_app.php',
    encoding: 'json',
    allow: 'anyone',
    input: {
      login: text('LOGIN', { min: 1, max: 254 }),
      password: secret(text('PASS', { min: 1, max: PASSWORD_FIELD })),
      secondFactorCode: optional(secondFactorCode),
      passkeyAnswer: optional(passkeyAnswer),
      remember: jsonFlag('REMEMBER_ME'),
      screenResolution: text('RESOLUTION_SCREEN', { max: 40 }),
      windowResolution: text('RESOLUTION_WINDOW', { max: 40 }),
    },
    reply: loginReply,
    explains: ({ outcome }) => outcome === 'refused',
  }),
  /** Whose session the browser has; without one it is refused as signed out. The language that it is read in is kept. */
  script({
    name: 'session.current',
    path: 'GetSession.php',
    allow: 'anyone',
    input: { language: mailLanguage },
    reply: loginReply,
  }),
  /** Ends the session of this device, or with `everywhere` those of all the person's devices. */
  script({
    name: 'session.signOut',
    path: 'SignOut.php',
    allow: 'reader',
    input: { everywhere: optional(choice('EVERYWHERE', { YES: true, NO: false })) },
    reply: done({}),
  }),
  /** The session answers nothing any more but a sign-in, and films that are on their way. Ours. */
  script({
    name: 'session.lock',
    path: 'LockSession.php',
    allow: 'reader',
    input: {},
    reply: done({}),
  }),
] as const;
