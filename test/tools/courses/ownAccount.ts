import type { Entry } from '../../../src/office/journal';
import { asks, calls, changed, type Course, does, goes, ok, refused, told } from './course';

const EMAIL = 'ines@co.example';
const OWN = 'dttn73PZBbmBOh1dFkQz';
const OTHER = 'device-000000000002';

const browser = (deviceId: string, isThis: boolean) => ({
  ...{ deviceId, userAgent: 'Mozilla/5.0', isThis },
  ...{ signedInAt: '2026-11-24T08:00:00.000Z', seenAt: '2026-11-24T09:00:00.000Z' },
});
/** The profile is opened; the devices are asked for as 3. */
const isOpen: readonly Entry[] = [
  does('kits/arrived', { kit: 'profile' }),
  goes('/app/page/profile'),
  calls(3, 'devices', 'account.devices'),
  told(3, ok([browser('device-000000000001', true), browser(OTHER, false)])),
];
const submits = (change: object) => does('accountChange/submitted', change);
const wrong = { ok: false, refusal: { kind: 'invalid', problems: { currentPassword: 'wrong' } } };

export const courses: readonly Course[] = [
  {
    name: 'own-name-saved-after-no-connection-and-read-anew',
    about: ['accountChange', 'sessionGuard'],
    steps: [
      ...isOpen,
      does('accountChange/opened', 'name'),
      submits({ kind: 'name', firstName: ' Ines', lastName: 'Fairweather ' }),
      calls(4, 'accountChange', 'account.save', { firstName: 'Ines' }),
      submits({ kind: 'name', firstName: 'Inés', lastName: '' }),
      told(4, refused('offline')),
      submits({ kind: 'name', firstName: 'Ines', lastName: 'Fairweather' }),
      calls(5, 'accountChange', 'account.save', { firstName: 'Ines' }),
      told(5, ok()),
      changed('staff', OWN),
      asks(6, 'sessionGuard', 'http.call', { script: 'session.current', input: {} }),
      told(6, ok({ outcome: 'unexplained' })),
      does('accountChange/closed'),
    ],
  },
  {
    name: 'own-address-changed-with-a-wrong-password-then-mailed',
    about: ['accountChange', 'devices'],
    steps: [
      ...isOpen,
      does('accountChange/opened', 'address'),
      submits({ kind: 'address', email: ` ${EMAIL}`, currentPassword: '•••1' }),
      calls(4, 'accountChange', 'account.changeAddress', { email: EMAIL, currentPassword: '•••1' }),
      told(4, wrong),
      submits({ kind: 'address', email: EMAIL, currentPassword: '•••2' }),
      calls(5, 'accountChange', 'account.changeAddress', { email: EMAIL, currentPassword: '•••2' }),
      told(5, ok({ isMailed: true })),
      calls(6, 'devices', 'account.devices'),
      told(6, ok([browser('device-000000000001', true)])),
      does('accountChange/opened', 'address'),
      does('accountChange/closed'),
    ],
  },
  {
    name: 'own-password-changed-then-the-page-is-left',
    about: ['accountChange', 'devices'],
    steps: [
      ...isOpen,
      does('accountChange/opened', 'password'),
      submits({ kind: 'password', currentPassword: '•••1', newPassword: '•••2' }),
      calls(4, 'accountChange', 'account.changePassword', { currentPassword: '•••1', newPassword: '•••2' }),
      told(4, ok()),
      calls(5, 'devices', 'account.devices'),
      told(5, refused('offline')),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'own-device-signed-out-after-no-connection',
    about: ['deviceEnds', 'devices'],
    steps: [
      ...isOpen,
      does('deviceEnds/requested', { deviceId: OTHER }),
      calls(4, 'deviceEnds', 'account.endDevice', { deviceId: OTHER }),
      does('deviceEnds/requested', { deviceId: OTHER }),
      told(4, refused('offline')),
      does('deviceEnds/requested', { deviceId: OTHER }),
      calls(5, 'deviceEnds', 'account.endDevice', { deviceId: OTHER }),
      told(5, refused('notFound')),
      calls(6, 'devices', 'account.devices'),
      told(6, ok([browser('device-000000000001', true)])),
    ],
  },
  {
    name: 'own-name-saved-by-a-press-that-was-one-too-many',
    about: ['accountChange', 'devices'],
    steps: [
      ...[...isOpen, does('accountChange/opened', 'name')],
      submits({ kind: 'name', firstName: 'Ines', lastName: '' }),
      ...[calls(4, 'accountChange', 'account.save', { firstName: 'Ines' }), told(4, ok())],
      submits({ kind: 'name', firstName: 'Ines', lastName: '' }),
    ],
  },
];
