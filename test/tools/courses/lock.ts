import type { Entry } from '../../../src/office/journal';
import {
  asks,
  calls,
  changed,
  type Course,
  does,
  EVENTS,
  hears,
  ok,
  refused,
  signsIn,
  sleeps,
  told,
} from './course';

const BY = 'sessionGuard';
const PAUSE = 2000;
const locked = { ok: false, refusal: { kind: 'signedOut', isLocked: true } };
const whose = (userId: string) => ok({ outcome: 'accepted', session: { agency: { userId }, staff: {} } });
const OWN = 'dttn73PZBbmBOh1dFkQz';
const same = whose(OWN);
const reads = (language: string) =>
  ok({ outcome: 'accepted', session: { agency: { userId: OWN }, staff: { language } } });

const needsFactor = ok({
  outcome: 'accepted',
  session: { agency: { userId: OWN }, staff: { language: 'fr', needsFactor: true } },
});

const LOGIN = 'staff@co.example';
const refusedFor = (code: string, more: object = {}) =>
  ok({ outcome: 'refused', errors: [{ type: 'Authorization', message: '', code, ...more }] });
const sendsPasskey = (k: number) => [
  asks(k, 'signIn', 'windows.resolution', null),
  told(k, { screen: '1440x900', window: '1440x900' }),
  asks(k + 1, 'signIn', 'http.call', { script: 'session.signIn', input: { login: LOGIN } }),
];
/** The passkey is used in place of a code, as k. */
const usesPasskey = (k: number, passkeyOptions: string) => [
  does('signIn/submitted', { login: LOGIN, password: '•••1', passkeyOptions }),
  asks(k, 'signIn', 'passkeys.ask', { does: 'use', passkeyOptions }),
];

const locks = does('sessionGuard/lockRequested');
const asksWhose = (k: number) => asks(k, BY, 'http.call', { script: 'session.current', input: {} });
const looksAgain = (k: number): readonly Entry[] => [sleeps(k, BY, PAUSE), told(k, null), asksWhose(k + 1)];
const asksHowLong = (k: number) => asks(k, BY, 'page.idleTime', null);
const about = ['sessionGuard', 'session', 'signIn'];

export const courses: readonly Course[] = [
  {
    name: 'session-locked-then-unlocked-in-another-window',
    about,
    steps: [
      locks,
      calls(3, BY, 'session.lock'),
      locks,
      told(3, ok()),
      ...looksAgain(4),
      told(5, locked),
      ...looksAgain(6),
      told(7, whose('somebody-else-0000000')),
      ...looksAgain(8),
      told(9, same),
    ],
  },
  {
    name: 'session-lock-not-reached-then-told-and-unlocked-in-place',
    about,
    steps: [
      locks,
      calls(3, BY, 'session.lock'),
      told(3, refused('offline')),
      sleeps(4, BY, PAUSE),
      told(4, null),
      calls(5, BY, 'session.lock'),
      told(5, ok()),
      sleeps(6, BY, PAUSE),
      ...signsIn(7, LOGIN),
      told(8, same),
    ],
  },
  {
    name: 'session-locked-then-unlocked-with-a-code-that-was-missing-then-wrong',
    about,
    steps: [
      locks,
      calls(3, BY, 'session.lock'),
      told(3, ok()),
      sleeps(4, BY, PAUSE),
      ...signsIn(5, LOGIN),
      told(6, refusedFor('codeNeeded')),
      ...signsIn(7, LOGIN, '•••2'),
      told(8, refusedFor('wrongCode')),
      ...signsIn(9, LOGIN, '•••3'),
      told(10, same),
    ],
  },
  {
    name: 'session-locked-then-unlocked-by-a-passkey-that-the-browser-then-the-server-refused',
    about,
    steps: [
      locks,
      calls(3, BY, 'session.lock'),
      told(3, ok()),
      sleeps(4, BY, PAUSE),
      ...signsIn(5, LOGIN),
      told(6, refusedFor('codeNeeded', { passkeyOptions: '•••2' })),
      ...usesPasskey(7, '•••2'),
      told(7, { why: 'brokenOff' }),
      ...usesPasskey(8, '•••2'),
      told(8, { passkeyAnswer: '•••3' }),
      ...sendsPasskey(9),
      told(10, refusedFor('wrongPasskey', { passkeyOptions: '•••4' })),
      ...usesPasskey(11, '•••4'),
      told(11, { passkeyAnswer: '•••5' }),
      ...sendsPasskey(12),
      told(13, same),
    ],
  },
  {
    name: 'session-locked-in-another-window-then-left',
    about,
    steps: [
      hears(EVENTS, { kind: 'lost' }),
      asksWhose(3),
      told(3, locked),
      sleeps(4, BY, PAUSE),
      does('sessionGuard/lockLeft'),
      calls(5, BY, 'session.signOut'),
      told(5, refused('offline')),
      asks(6, BY, 'storage.forget', null),
      told(6, null),
    ],
  },
  {
    name: 'session-told-another-language-once-and-one-that-is-known-not',
    about: ['sessionGuard', 'session', 'preferences'],
    steps: [
      does('preferences/languageChosen', 'ja'),
      changed('staff', OWN),
      asksWhose(3),
      told(3, reads('')),
      does('preferences/languageChosen', 'es'),
      asks(4, BY, 'http.call', { script: 'session.current', input: { language: 'es' } }),
      told(4, reads('es')),
      does('preferences/languageChosen', 'es'),
    ],
  },
  {
    name: 'session-locked-once-nobody-did-anything',
    about: [...about, 'preferences'],
    steps: [
      does('preferences/lockAfterChosen', 10),
      asksHowLong(3),
      does('preferences/lockAfterChosen', 5),
      asksHowLong(4),
      told(4, 0),
      sleeps(5, BY, 300_000),
      told(5, null),
      asksHowLong(6),
      told(6, 120_000),
      sleeps(7, BY, 180_000),
      told(7, null),
      asksHowLong(8),
      told(8, 300_000),
      calls(9, BY, 'session.lock'),
      told(9, refused('notFound')),
    ],
  },
  {
    name: 'session-unlocked-before-the-server-was-told-that-it-is-locked',
    about,
    steps: [
      ...[locks, calls(3, BY, 'session.lock'), told(3, refused('offline')), sleeps(4, BY, PAUSE)],
      ...[...signsIn(5, LOGIN), told(6, same)],
    ],
  },
  {
    name: 'session-over-when-the-server-is-told-that-it-is-locked',
    about,
    steps: [
      ...[locks, calls(3, BY, 'session.lock'), told(3, refused('signedOut')), sleeps(4, BY, PAUSE)],
      ...[hears(EVENTS, { kind: 'lost' }), changed('staff', OWN)],
    ],
  },
  {
    name: 'session-of-somebody-else-in-another-window-and-one-that-is-over-not-locked',
    about,
    steps: [
      ...[changed('staff', OWN), asksWhose(3), told(3, whose('somebody-else-0000000'))],
      ...[does('news/reloadRequested', { params: {} }), calls(4, 'news', 'news.list')],
      ...[told(4, refused('signedOut')), locks],
    ],
  },
  {
    name: 'session-locked-and-left-by-who-chose-when-it-locks-itself-then-of-who-needs-a-second-factor',
    about: ['sessionGuard', 'staff'],
    steps: [
      ...[does('preferences/lockAfterChosen', 10), asksHowLong(3), locks, calls(4, BY, 'session.lock')],
      ...[
        told(4, ok()),
        sleeps(5, BY, PAUSE),
        does('sessionGuard/lockLeft'),
        calls(6, BY, 'session.signOut'),
      ],
      ...[told(6, ok()), asks(7, BY, 'storage.forget', null), told(7, null), ...signsIn(8, LOGIN)],
      told(9, needsFactor),
      asks(10, BY, 'http.call', { script: 'session.current', input: { language: 'en' } }),
    ],
  },
];
