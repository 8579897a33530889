import { accessLink, accountEmail, firstName, lastName, role } from '../entities/account';
import { mailLanguage } from '../entities/language';
import { seesSecrets } from '../entities/seesSecrets';
import { script } from '../script';
import { optional } from '../wire/field';
import { flag, id, whole } from '../wire/fields';
import { done } from '../wire/reply';

const staffId = id('STAFF_ID');
/** The link itself where there is no mail server to send it. */
const handedOver = { accessLink: optional(accessLink) };

/** What administrators do with the accounts of their agency; ours. */
export const staffScripts = [
  /** Whoever was invited before gets another invitation, with the name and rights of this one. */
  script({
    name: 'staff.invite',
    path: 'InviteStaff.php',
    allow: 'administrator',
    input: {
      email: accountEmail,
      firstName,
      lastName,
      role,
      seesSecrets: optional(seesSecrets),
      language: mailLanguage,
    },
    reply: done({ staffId, ...handedOver }),
  }),
  /** The invitation once more, or for who is active a link for a new password. */
  script({
    name: 'staff.sendLink',
    path: 'SendStaffLink.php',
    allow: 'administrator',
    input: { staffId, language: mailLanguage },
    reply: done(handedOver),
  }),
  script({
    name: 'staff.setRole',
    path: 'SetStaffRole.php',
    allow: 'administrator',
    input: { staffId, role },
    reply: done({}),
  }),
  script({
    name: 'staff.setSecrets',
    path: 'SetStaffSecrets.php',
    allow: 'administrator',
    input: { staffId, seesSecrets },
    reply: done({}),
  }),
  /** Gives a colleague what is a person's: uploads that are no film yet, and what waits in the calendar. */
  script({
    name: 'staff.handOver',
    path: 'HandOverStaff.php',
    allow: 'administrator',
    input: { staffId, heirId: id('HEIR_ID') },
    reply: done({ uploads: whole('UPLOADS'), scheduled: whole('SCHEDULED') }),
  }),
  /** Off: nobody signs in with it, and all its sessions end. */
  script({
    name: 'staff.toggle',
    path: 'Toogle_ON_OFF_STAFF.php',
    allow: 'administrator',
    input: { staffId, isOn: flag('ON_OFF') },
    reply: done({}),
  }),
  /** All sessions of a colleague end, as after a lost laptop; the account stays as it is. */
  script({
    name: 'staff.endSessions',
    path: 'EndStaffSessions.php',
    allow: 'administrator',
    input: { staffId },
    reply: done({}),
  }),
  /** The account goes; what the person wrote keeps the name. */
  script({
    name: 'staff.remove',
    path: 'RemoveStaff.php',
    allow: 'administrator',
    input: { staffId },
    reply: done({}),
  }),
] as const;
