import type { Entry } from '../../../src/office/journal';
import { asks, calls, changed, type Course, does, goes, ok, refused, told } from './course';

const wrong = (field: string) => ({
  ok: false,
  refusal: { kind: 'invalid', problems: { [field]: 'wrong' } },
});
const factor = (isOn: boolean, isRequired = false) => ok({ isOn, isRequired, codesLeft: isOn ? 10 : 0 });

/** The profile is opened; the second factor is asked for as 3. */
const isOpen: readonly Entry[] = [
  does('kits/arrived', { kit: 'secondFactor' }),
  goes('/app/page/profile'),
  calls(3, 'ownFactor', 'account.factor'),
];
const proves = (k: number, task: string, script: 'prepareFactor' | 'renewRecovery' | 'endFactor') => [
  ...(k === 4 ? [does('secondFactor/opened', task)] : []),
  does('secondFactor/passwordSent', { currentPassword: `•••${k}` }),
  calls(k, 'secondFactor', `account.${script}`, { currentPassword: `•••${k}` }),
];
const whose = { script: 'session.current', input: {} };
const session = (staff: object) =>
  ok({ outcome: 'accepted', session: { agency: { userId: 'dttn73PZBbmBOh1dFkQz' }, staff } });
const about = ['secondFactor', 'ownFactor'];

export const courses: readonly Course[] = [
  {
    name: 'second-factor-set-up-with-a-wrong-password-and-a-wrong-code-codes-kept',
    about,
    steps: [
      ...isOpen,
      told(3, factor(false)),
      ...proves(4, 'start', 'prepareFactor'),
      told(4, wrong('currentPassword')),
      ...proves(5, 'start', 'prepareFactor'),
      told(5, ok({ factorKey: '•••6', factorAddress: '•••7' })),
      does('secondFactor/codeSent', { secondFactorCode: '•••8' }),
      calls(6, 'secondFactor', 'account.startFactor', { secondFactorCode: '•••8' }),
      does('secondFactor/closed'),
      told(6, wrong('secondFactorCode')),
      does('secondFactor/codeSent', { secondFactorCode: '•••9' }),
      calls(7, 'secondFactor', 'account.startFactor', { secondFactorCode: '•••9' }),
      told(7, ok({ recoveryCodes: '•••10' })),
      calls(8, 'ownFactor', 'account.factor'),
      told(8, factor(true)),
      does('secondFactor/copyRequested'),
      asks(9, 'secondFactor', 'windows.copy', null),
      told(9, false),
      does('secondFactor/saveRequested'),
      asks(10, 'secondFactor', 'files.saveText', null),
      told(10, null),
      does('secondFactor/printRequested'),
      asks(11, 'secondFactor', 'windows.print', null),
      told(11, null),
      does('secondFactor/kept'),
    ],
  },
  {
    name: 'second-factor-required-of-who-waits-then-of-nobody-any-more',
    about: ['secondFactor'],
    steps: [
      changed('agency', 'CO'),
      asks(3, 'sessionGuard', 'http.call', whose),
      told(3, session({ needsFactor: true })),
      does('kits/arrived', { kit: 'secondFactor' }),
      changed('staff', 'staff-nour-000000001'),
      changed('agency', 'CO'),
      asks(4, 'sessionGuard', 'http.call', whose),
      asks(5, 'secondFactor', 'http.call', whose),
      told(5, session({ needsFactor: true })),
      changed('agency', 'CO'),
      asks(6, 'sessionGuard', 'http.call', whose),
      asks(7, 'secondFactor', 'http.call', whose),
      told(7, session({})),
    ],
  },
  {
    name: 'second-factor-renewed-then-ended-then-left',
    about,
    steps: [
      ...isOpen,
      told(3, factor(true)),
      ...proves(4, 'renew', 'renewRecovery'),
      told(4, ok({ recoveryCodes: '•••10' })),
      calls(5, 'ownFactor', 'account.factor'),
      told(5, factor(true)),
      does('secondFactor/kept'),
      does('secondFactor/opened', 'end'),
      ...proves(6, 'end', 'endFactor'),
      told(6, refused('offline')),
      calls(7, 'ownFactor', 'account.factor'),
      told(7, factor(true)),
      ...proves(8, 'end', 'endFactor'),
      told(8, ok()),
      calls(9, 'ownFactor', 'account.factor'),
      told(9, factor(false)),
      does('secondFactor/opened', 'start'),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'second-factor-required-of-everybody-after-no-connection',
    about: ['factorRule', 'ownFactor'],
    steps: [
      ...isOpen,
      told(3, factor(true)),
      does('factorRule/submitted', { isRequired: true }),
      calls(4, 'factorRule', 'staff.requireFactor', { isRequired: true }),
      told(4, refused('offline')),
      does('factorRule/submitted', { isRequired: true }),
      calls(5, 'factorRule', 'staff.requireFactor', { isRequired: true }),
      told(5, ok()),
      calls(6, 'ownFactor', 'account.factor'),
      told(6, factor(true, true)),
    ],
  },
];
