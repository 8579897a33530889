import { currentPassword } from '../entities/account';
import { mailLanguage } from '../entities/language';
import { secondFactorCode } from '../entities/secondFactorCode';
import { script } from '../script';
import { secret } from '../wire/field';
import { flag, id, text, whole } from '../wire/fields';
import { done } from '../wire/reply';

/** Ten codes on lines of their own, each of which stands in for the second factor once. */
const recoveryCodes = secret(text('RECOVERY_CODES'));

/** Codes of an authenticator app (TOTP, RFC 6238) beside the password; ours. */
export const secondFactorScripts = [
  script({
    name: 'account.factor',
    path: 'GetMySecondFactor.php',
    allow: 'reader',
    input: {},
    reply: done({
      /** An app or a passkey. */
      isOn: flag('IS_ON'),
      hasApp: flag('HAS_APP'),
      isRequired: flag('IS_REQUIRED'),
      codesLeft: whole('CODES_LEFT'),
      /** The address at which passkeys are made and used; blank where the office has none that browsers take. */
      passkeysAt: text('PASSKEYS_AT'),
    }),
  }),
  /** What an app is to be given; nothing is otherwise until a code of it is shown. */
  script({
    name: 'account.prepareFactor',
    path: 'PrepareMySecondFactor.php',
    allow: 'reader',
    input: { currentPassword },
    reply: done({
      factorKey: secret(text('FACTOR_KEY')),
      /** The same as an `otpauth:` address, for a picture that the app reads. */
      factorAddress: secret(text('FACTOR_ADDRESS')),
    }),
  }),
  /** On from now on: the sessions of other devices end. */
  script({
    name: 'account.startFactor',
    path: 'StartMySecondFactor.php',
    allow: 'reader',
    input: { secondFactorCode, language: mailLanguage },
    reply: done({ recoveryCodes }),
  }),
  /** Ten new ones; those before are good no more. */
  script({
    name: 'account.renewRecovery',
    path: 'RenewMyRecoveryCodes.php',
    allow: 'reader',
    input: { currentPassword },
    reply: done({ recoveryCodes }),
  }),
  script({
    name: 'account.endFactor',
    path: 'EndMySecondFactor.php',
    allow: 'reader',
    input: { currentPassword, language: mailLanguage },
    reply: done({}),
  }),
  /** For who has lost the app and the codes. */
  script({
    name: 'staff.endFactor',
    path: 'EndStaffSecondFactor.php',
    allow: 'administrator',
    input: { staffId: id('STAFF_ID'), language: mailLanguage },
    reply: done({}),
  }),
  /** Whoever has none may do nothing then but set one up. */
  script({
    name: 'staff.requireFactor',
    path: 'RequireSecondFactor.php',
    allow: 'administrator',
    input: { isRequired: flag('IS_REQUIRED') },
    reply: done({}),
  }),
] as const;
