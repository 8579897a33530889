import { currentPassword } from '../entities/account';
import { mailLanguage } from '../entities/language';
import { passkeyFields, passkeyName, passkeyOptions } from '../entities/passkey';
import { passkeyAnswer } from '../entities/passkeyAnswer';
import { script } from '../script';
import { optional, secret } from '../wire/field';
import { id, text } from '../wire/fields';
import { done, rows } from '../wire/reply';

/** Passkeys (WebAuthn) as the second factor; ours. */
export const passkeyScripts = [
  script({
    name: 'account.passkeys',
    path: 'GetMyPasskeys.php',
    allow: 'reader',
    input: {},
    reply: rows('PASSKEYS', passkeyFields),
  }),
  /** What the browser is to be asked for; good once, within five minutes. */
  script({
    name: 'account.preparePasskey',
    path: 'PrepareMyPasskey.php',
    allow: 'reader',
    input: { currentPassword },
    reply: done({ passkeyOptions }),
  }),
  /** Good from now on: the sessions of other devices end. The first factor of a person brings recovery codes. */
  script({
    name: 'account.addPasskey',
    path: 'AddMyPasskey.php',
    allow: 'reader',
    input: { passkeyName, passkeyAnswer, language: mailLanguage },
    reply: done({ recoveryCodes: optional(secret(text('RECOVERY_CODES'))) }),
  }),
  script({
    name: 'account.renamePasskey',
    path: 'RenameMyPasskey.php',
    allow: 'reader',
    input: { passkeyId: id('PASSKEY_ID'), passkeyName },
    reply: done({}),
  }),
  script({
    name: 'account.removePasskey',
    path: 'RemoveMyPasskey.php',
    allow: 'reader',
    input: { passkeyId: id('PASSKEY_ID'), currentPassword, language: mailLanguage },
    reply: done({}),
  }),
] as const;
