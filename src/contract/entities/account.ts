import { roles, privilegeOf, type Role } from '../rules/allow';
import { emailPattern } from '../rules/email';
import { languages, type Language } from '../rules/language';
import type { Field, ValueOf } from '../wire/field';
import { optional, secret } from '../wire/field';
import { choice, flag, id, text } from '../wire/fields';

/** Where a person's account stands: `invited` has no password yet, `disabled` may not sign in. */
const accountStatuses = { ACTIVE: 'active', INVITED: 'invited', DISABLED: 'disabled' } as const;
export type AccountStatus = (typeof accountStatuses)[keyof typeof accountStatuses];

export const accountStatus = (wire: string) => choice(wire, accountStatuses);

/** The role of an account, as PRIVILEGE_STAFF says it. */
export const role = choice(
  'PRIVILEGE_STAFF',
  Object.fromEntries(roles.map((each) => [privilegeOf[each], each])),
) as Field<Role, false>;

/** Whether a person may see, and change, social-security numbers and site credentials of talents. */
export const seesSecrets = flag('SEES_SECRETS');

/** In which language something is written for a person. */
export const language = choice(
  'LANGUAGE',
  Object.fromEntries(languages.map((each) => [each, each])),
) as Field<Language, false>;

/** In which language a mail of the account is written. */
export const mailLanguage = optional(language);

export const accountEmail = text('EMAIL', { min: 1, max: 254, matches: emailPattern });
export const firstName = text('FIRST_NAME_STAFF', { max: 100 });
export const lastName = text('LAST_NAME_STAFF', { max: 100 });

/** A password to be; its length is refused by name (`contract/rules/password`). */
export const newPassword = secret(text('PASS', { max: 500 }));
/** The password that the person has. */
export const currentPassword = secret(text('OLD_PASS', { min: 1, max: 500 }));
/** What a mailed link carries behind its `#`. */
export const token = secret(text('TOKEN', { min: 1, max: 200 }));
/** A link that is handed over by a person, where no mail server does. */
export const accessLink = secret(text('ACCESS_LINK', { max: 500 }));

/** A browser in which a person is signed in. */
export const deviceFields = {
  deviceId: id('DEVICE_ID'),
  /** What the browser says of itself. */
  userAgent: text('DEVICE'),
  /** Instants, as ISO 8601 writes them. */
  signedInAt: text('DATE_CREATED'),
  seenAt: text('DATE_SEEN'),
  isThis: flag('THIS_ONE'),
};
export type Device = ValueOf<typeof deviceFields>;
