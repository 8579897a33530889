import { roles, privilegeOf, type Role } from '../rules/allow';
import { emailPattern } from '../rules/email';
import { PASSWORD_FIELD } from '../rules/password';
import type { Field, ValueOf } from '../wire/field';
import { secret } from '../wire/field';
import { choice, flag, id, text } from '../wire/fields';
import { line } from '../wire/line';

/** The role of an account, as PRIVILEGE_STAFF says it. */
export const role = choice(
  'PRIVILEGE_STAFF',
  Object.fromEntries(roles.map((each) => [privilegeOf[each], each])),
) as Field<Role, false>;

export const accountEmail = text('EMAIL', { min: 1, max: 254, matches: emailPattern });
export const firstName = line('FIRST_NAME_STAFF', { max: 100 });
export const lastName = line('LAST_NAME_STAFF', { max: 100 });

/** A password to be; its length is refused by name (`contract/rules/password`). */
export const newPassword = secret(text('PASS', { max: PASSWORD_FIELD }));
/** The password that the person has. */
export const currentPassword = secret(text('OLD_PASS', { min: 1, max: PASSWORD_FIELD }));
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
