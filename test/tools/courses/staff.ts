import type { Entry } from '../../../src/office/journal';
import { asks, calls, changed, type Course, does, goes, ok, refused, told } from './course';

const PERSON = 'staff-nour-000000001';
const HEIR = 'staff-ines-000000001';
const nour = { firstName: 'Nour', lastName: 'Haddad', email: 'nour@co.example' };
const nourTyped = { firstName: ' Nour', lastName: 'Haddad ', email: ` ${nour.email}` };
const listed = (over: object = {}) => ({
  ...{ staffId: PERSON, ...nour, privilege: 'STAFF', seesSecrets: false, status: 'active', ...over },
});

const isOpen: readonly Entry[] = [does('kits/arrived', { kit: 'staff' }), goes('/app/table/staff')];
/** The list is asked for anew, and is as it says. */
const tells = (k: number, ...people: readonly object[]) => [
  calls(k, 'staff', 'staff.list'),
  told(k, ok(people)),
];
const partsAlone = (kind: string) => [
  does('staffParting/opened', { kind, staffId: PERSON, name: 'Nour Haddad', accountStatus: 'active' }),
  does('staffParting/confirmed', { heirId: '' }),
];
const parts = (kind: string) => [
  does('staffParting/opened', { kind, staffId: PERSON, name: 'Nour Haddad', accountStatus: 'active' }),
  does('staffParting/confirmed', { heirId: kind === 'off' ? '' : HEIR }),
];

export const courses: readonly Course[] = [
  {
    name: 'staff-invited-without-a-mail-server-link-copied',
    about: ['staffInvitation', 'staffLink', 'staff'],
    steps: [
      ...isOpen,
      does('staffInvitation/opened'),
      does('staffInvitation/submitted', { ...nour, role: 'staff', seesSecrets: false }),
      calls(3, 'staffInvitation', 'staff.invite', { email: nour.email }),
      told(3, refused('conflict', 'addressTaken')),
      does('staffInvitation/submitted', { ...nourTyped, role: 'reader', seesSecrets: false }),
      calls(4, 'staffInvitation', 'staff.invite', { email: nour.email }),
      told(4, ok({ staffId: PERSON, accessLink: '•••1' })),
      calls(5, 'staff', 'staff.list'),
      does('staffLink/copyRequested'),
      asks(6, 'staffLink', 'windows.copy', null),
      told(6, false),
      told(5, ok([listed({ status: 'invited' })])),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'staff-on-show-of-whom-one-signs-in-and-no-longer-asked-for-elsewhere',
    about: ['staffSeen', 'staff'],
    steps: [
      ...isOpen,
      changed('session', PERSON),
      ...tells(3, listed({ seenAt: '2026-11-24T09:00:00.000Z' })),
      changed('calendar', PERSON),
      goes('/app/dashboard'),
      changed('session', PERSON),
    ],
  },
  {
    name: 'staff-link-refused-then-mailed',
    about: ['staffLink'],
    steps: [
      ...isOpen,
      does('staffLink/requested', { staffId: PERSON, name: 'Nour Haddad', purpose: 'password' }),
      calls(3, 'staffLink', 'staff.sendLink', { staffId: PERSON }),
      told(3, refused('conflict', 'accountOff')),
      does('staffLink/requested', { staffId: PERSON, name: 'Nour Haddad', purpose: 'password' }),
      calls(4, 'staffLink', 'staff.sendLink', { staffId: PERSON }),
      told(4, ok({})),
      does('staffLink/closed'),
    ],
  },
  {
    name: 'staff-role-refused-to-the-last-administrator-rights-and-list',
    about: ['staffChanges', 'staff', 'staffList'],
    steps: [
      ...isOpen,
      does('staffChanges/requested', { kind: 'role', staffId: PERSON, role: 'reader' }),
      calls(3, 'staffChanges', 'staff.setRole', { role: 'reader' }),
      told(3, refused('conflict', 'lastAdministrator')),
      ...tells(4, listed({ privilege: 'ADMIN' })),
      does('staffChanges/requested', { kind: 'secrets', staffId: PERSON, seesSecrets: true }),
      calls(5, 'staffChanges', 'staff.setSecrets', { seesSecrets: true }),
      told(5, ok()),
      ...tells(6, listed({ privilege: 'ADMIN', seesSecrets: true })),
      does('staffChanges/requested', { kind: 'on', staffId: PERSON }),
      calls(7, 'staffChanges', 'staff.toggle', { isOn: true }),
      told(7, ok()),
      ...tells(8, listed({ privilege: 'ADMIN', seesSecrets: true })),
      does('staffList/searched', 'nour'),
      does('staffList/filtered', { filter: 'role', option: 'administrator' }),
      does('staffList/sorted', 'seen'),
    ],
  },
  {
    name: 'staff-turned-off-then-handed-over-then-removed',
    about: ['staffParting', 'staff'],
    steps: [
      ...isOpen,
      ...parts('off'),
      calls(3, 'staffParting', 'staff.toggle', { isOn: false }),
      told(3, refused('offline')),
      does('staffParting/confirmed', { heirId: '' }),
      calls(4, 'staff', 'staff.list'),
      calls(5, 'staffParting', 'staff.toggle', { isOn: false }),
      told(4, ok([listed()])),
      told(5, ok()),
      ...tells(6, listed({ status: 'disabled' })),
      ...parts('handOver'),
      calls(7, 'staffParting', 'staff.handOver', { heirId: HEIR }),
      told(7, ok({ uploads: 1, scheduled: 2 })),
      ...tells(8, listed({ status: 'disabled' })),
      does('staffParting/closed'),
      ...parts('remove'),
      calls(9, 'staffParting', 'staff.handOver', { heirId: HEIR }),
      told(9, ok({ uploads: 0, scheduled: 0 })),
      calls(10, 'staffParting', 'staff.remove', { staffId: PERSON }),
      told(10, ok()),
      ...tells(11),
    ],
  },
  {
    name: 'staff-signed-out-let-in-without-a-second-factor-and-removed-by-a-colleague',
    about: ['staffParting', 'staff'],
    steps: [
      ...isOpen,
      ...partsAlone('signOut'),
      calls(3, 'staffParting', 'staff.endSessions', { staffId: PERSON }),
      told(3, ok()),
      ...tells(4, listed()),
      ...partsAlone('endFactor'),
      calls(5, 'staffParting', 'staff.endFactor', { staffId: PERSON }),
      told(5, ok()),
      ...tells(6, listed()),
      ...partsAlone('remove'),
      calls(7, 'staffParting', 'staff.remove', { staffId: PERSON }),
      told(7, refused('notFound')),
      ...tells(8),
    ],
  },
];
