import {
  accountEmail,
  currentPassword,
  deviceFields,
  firstName,
  lastName,
  newPassword,
} from '../entities/account';
import { mailLanguage } from '../entities/language';
import { script } from '../script';
import { flag, id } from '../wire/fields';
import { done, rows } from '../wire/reply';

/** What everybody may do with their own account; ours, like all of the account screens but sign-in. */
export const accountScripts = [
  script({
    name: 'account.save',
    path: 'SaveMyName.php',
    allow: 'reader',
    input: { firstName, lastName },
    reply: done({}),
  }),
  /** The sessions of other devices end. */
  script({
    name: 'account.changePassword',
    path: 'ChangeMyPassword.php',
    allow: 'reader',
    input: { currentPassword, newPassword, language: mailLanguage },
    reply: done({}),
  }),
  /** Mails a link to the new address, which counts once it is opened; without a mail server it counts at once. */
  script({
    name: 'account.changeAddress',
    path: 'ChangeMyAddress.php',
    allow: 'reader',
    input: { email: accountEmail, currentPassword, language: mailLanguage },
    reply: done({ isMailed: flag('MAILED') }),
  }),
  script({
    name: 'account.devices',
    path: 'GetMyDevices.php',
    allow: 'reader',
    input: {},
    reply: rows('DEVICES', deviceFields),
  }),
  script({
    name: 'account.endDevice',
    path: 'EndMyDevice.php',
    allow: 'reader',
    input: { deviceId: id('DEVICE_ID') },
    reply: done({}),
  }),
] as const;
