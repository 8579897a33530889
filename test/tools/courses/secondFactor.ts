import type { Entry } from '../../../src/office/journal';
import { asks, calls, changed, type Course, does, goes, ok, refused, told } from './course';

const wrong = (field: string) => ({
  ok: false,
  refusal: { kind: 'invalid', problems: { [field]: 'wrong' } },
});
const factor = (isOn: boolean, isRequired = false, hasApp = isOn) =>
  ok({ isOn, hasApp, isRequired, codesLeft: isOn ? 10 : 0, passkeysAt: 'http://localhost:3000' });

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
/** Who is signed in has to set one up before anything else. */
const isNeeded: readonly Entry[] = [
  changed('agency', 'CO'),
  asks(3, 'sessionGuard', 'http.call', whose),
  told(3, session({ needsFactor: true })),
  does('kits/arrived', { kit: 'secondFactor' }),
];
const about = ['secondFactor', 'ownFactor'];

const KEYS = [{ passkeyId: 'key-1', passkeyName: 'Laptop', madeAt: '2026-03-02T09:00:00.000Z' }];
/** The profile is opened, with the passkeys that the person has; these are asked for as 4. */
const hasKeys = (isOn: boolean, keys: readonly object[]): readonly Entry[] => [
  ...isOpen,
  calls(4, 'passkeys', 'account.passkeys'),
  told(3, factor(isOn, false, false)),
  told(4, ok(keys)),
];
/** The password and a name are typed; as k the server is asked what to ask the browser for. */
const begins = (k: number) => [
  does('secondFactor/passwordSent', { currentPassword: '•••1', passkeyName: ' Laptop ' }),
  calls(k, 'secondFactor', 'account.preparePasskey', { currentPassword: '•••1' }),
];
const browserAsked = (k: number) =>
  asks(k, 'secondFactor', 'passkeys.ask', { does: 'make', passkeyOptions: '•••2' });
const adds = (k: number) =>
  calls(k, 'secondFactor', 'account.addPasskey', { passkeyName: 'Laptop', passkeyAnswer: '•••3' });
const options = ok({ passkeyOptions: '•••2' });
const asksAnew = (k: number, isOn: boolean, keys: readonly object[]): readonly Entry[] => [
  calls(k, 'ownFactor', 'account.factor'),
  calls(k + 1, 'passkeys', 'account.passkeys'),
  told(k, factor(isOn, false, false)),
  told(k + 1, ok(keys)),
];
const removes = (k: number) => [
  does('secondFactor/passwordSent', { currentPassword: '•••1' }),
  calls(k, 'secondFactor', 'account.removePasskey', { passkeyId: 'key-1', currentPassword: '•••1' }),
];
const aboutKeys = [...about, 'passkeys'];

export const courses: readonly Course[] = [
  {
    name: 'passkey-renamed-not-reached-then-done',
    about: ['passkeyNaming', 'passkeys'],
    steps: [
      ...hasKeys(true, KEYS),
      does('passkeyNaming/opened', { passkeyId: 'key-1', passkeyName: 'Laptop' }),
      does('passkeyNaming/submitted', { passkeyName: ' Telephone ' }),
      calls(5, 'passkeyNaming', 'account.renamePasskey', { passkeyId: 'key-1', passkeyName: 'Telephone' }),
      told(5, refused('offline')),
      does('passkeyNaming/submitted', { passkeyName: ' Telephone ' }),
      calls(6, 'passkeyNaming', 'account.renamePasskey', { passkeyId: 'key-1', passkeyName: 'Telephone' }),
      told(6, ok()),
      ...asksAnew(7, true, [{ ...KEYS[0], passkeyName: 'Telephone' }]),
    ],
  },
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
      ...isNeeded,
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
    name: 'passkey-added-after-the-browser-and-the-server-gave-none-codes-kept',
    about: aboutKeys,
    steps: [
      ...hasKeys(false, []),
      does('secondFactor/opened', 'addPasskey'),
      ...begins(5),
      told(5, wrong('currentPassword')),
      ...begins(6),
      told(6, options),
      browserAsked(7),
      does('secondFactor/closed'),
      told(7, { why: 'brokenOff' }),
      ...begins(8),
      told(8, options),
      browserAsked(9),
      told(9, { passkeyAnswer: '•••3' }),
      adds(10),
      told(10, { ok: false, refusal: { kind: 'conflict', reason: 'passkeyRefused' } }),
      ...asksAnew(11, false, []),
      ...begins(13),
      told(13, options),
      browserAsked(14),
      told(14, { passkeyAnswer: '•••3' }),
      adds(15),
      told(15, ok({ recoveryCodes: '•••4' })),
      ...asksAnew(16, true, KEYS),
      does('secondFactor/kept'),
    ],
  },
  {
    name: 'passkey-more-added-then-one-removed-that-was-gone',
    about: aboutKeys,
    steps: [
      ...hasKeys(true, KEYS),
      does('secondFactor/opened', 'addPasskey'),
      ...begins(5),
      told(5, options),
      browserAsked(6),
      told(6, { passkeyAnswer: '•••3' }),
      adds(7),
      told(7, ok({})),
      ...asksAnew(8, true, KEYS),
      does('secondFactor/removalOpened', { passkeyId: 'key-1', passkeyName: 'Laptop' }),
      ...removes(10),
      told(10, wrong('currentPassword')),
      ...removes(11),
      told(11, refused('notFound')),
      ...asksAnew(12, true, []),
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
  {
    name: 'second-factor-not-renewed-nor-ended-with-a-wrong-password',
    about,
    steps: [
      ...[...isOpen, told(3, factor(true)), ...proves(4, 'renew', 'renewRecovery')],
      ...[told(4, wrong('currentPassword')), does('secondFactor/closed')],
      does('secondFactor/opened', 'end'),
      ...[...proves(5, 'end', 'endFactor'), told(5, wrong('currentPassword'))],
      changed('agency', 'CO'),
    ],
  },
  {
    name: 'second-factor-required-of-who-set-one-up-whose-answer-was-lost',
    about: ['secondFactor', 'staff'],
    steps: [
      ...isNeeded,
      ...proves(4, 'start', 'prepareFactor'),
      told(4, ok({ factorKey: '•••6', factorAddress: '•••7' })),
      does('secondFactor/codeSent', { secondFactorCode: '•••8' }),
      calls(5, 'secondFactor', 'account.startFactor', { secondFactorCode: '•••8' }),
      told(5, refused('timeout')),
      asks(6, 'secondFactor', 'http.call', whose),
      told(6, session({})),
    ],
  },
  {
    name: 'second-factor-required-of-who-adds-a-passkey-without-a-name',
    about: ['secondFactor'],
    steps: [
      ...isNeeded,
      does('secondFactor/opened', 'addPasskey'),
      does('secondFactor/passwordSent', { currentPassword: '•••1' }),
      calls(4, 'secondFactor', 'account.preparePasskey', { currentPassword: '•••1' }),
      ...[told(4, options), browserAsked(5), told(5, { passkeyAnswer: '•••3' })],
      calls(6, 'secondFactor', 'account.addPasskey', { passkeyName: '', passkeyAnswer: '•••3' }),
      told(6, ok({ recoveryCodes: '•••4' })),
      changed('agency', 'CO'),
      ...[does('secondFactor/kept'), asks(7, 'secondFactor', 'navigation.go', { path: '/app/dashboard' })],
    ],
  },
];
