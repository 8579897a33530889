import { accountEmail, firstName, lastName, newPassword, token } from '../entities/account';
import { mailLanguage } from '../entities/language';
import { script } from '../script';
import { secret } from '../wire/field';
import { choice, flag, text } from '../wire/fields';
import { done } from '../wire/reply';

/** What people do before they are signed in, by a link or a code that proves who they are. The specification names no calls: these are ours. */
export const accountLinkScripts = [
  /** Whether anybody can sign in here at all, and whether a mail would leave. */
  script({
    name: 'account.ground',
    path: 'GetAccountGround.php',
    allow: 'anyone',
    input: {},
    reply: done({ isEmpty: flag('EMPTY'), hasMailServer: flag('MAIL_SERVER') }),
  }),
  /** Mails a link to who has this address; the answer is the same where nobody has. */
  script({
    name: 'account.askPassword',
    path: 'AskNewPassword.php',
    allow: 'anyone',
    input: { email: accountEmail, language: mailLanguage },
    reply: done({}),
  }),
  /** What a link is for and whose it is; it stays good. */
  script({
    name: 'account.look',
    path: 'ReadAccountLink.php',
    allow: 'anyone',
    input: { token },
    reply: done({
      purpose: choice('PURPOSE', { PASSWORD: 'password', ADDRESS: 'address', INVITATION: 'invitation' }),
      email: text('EMAIL'),
      firstName,
      lastName,
      agencyName: text('AGENCY'),
    }),
  }),
  /** A new password by a mailed link: all sessions of the person end. */
  script({
    name: 'account.choosePassword',
    path: 'ChooseNewPassword.php',
    allow: 'anyone',
    input: { token, newPassword, language: mailLanguage },
    reply: done({ email: text('EMAIL') }),
  }),
  /** Makes a changed address the one to sign in with. */
  script({
    name: 'account.confirmAddress',
    path: 'ConfirmAddress.php',
    allow: 'anyone',
    input: { token, language: mailLanguage },
    reply: done({ email: text('EMAIL') }),
  }),
  /** Takes an invitation up. */
  script({
    name: 'account.join',
    path: 'JoinAgency.php',
    allow: 'anyone',
    input: { token, firstName, lastName, newPassword },
    reply: done({ email: text('EMAIL') }),
  }),
  /** Makes the agency and its first administrator where nobody can sign in yet, by the code that the server printed. */
  script({
    name: 'account.found',
    path: 'FoundAgency.php',
    allow: 'anyone',
    input: {
      foundingCode: secret(text('FOUNDING_CODE', { min: 1, max: 200 })),
      agencyName: text('AGENCY', { min: 1, max: 100 }),
      abbreviation: text('CLIENT', { min: 1, max: 10, matches: /^[A-Z][A-Z0-9]{1,9}$/ }),
      email: accountEmail,
      firstName,
      lastName,
      newPassword,
    },
    reply: done({ email: text('EMAIL') }),
  }),
] as const;
