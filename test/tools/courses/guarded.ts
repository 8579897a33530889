import type { Entry } from '../../../src/office/journal';
import {
  asks,
  calls,
  type Course,
  does,
  EVENTS,
  goes,
  hears,
  makesId,
  ok,
  refused,
  signsIn,
  sleeps,
  told,
} from './course';
import { OTHER_TALENT, TALENT } from './talent';

const BY = 'sessionGuard';
const OWN = 'dttn73PZBbmBOh1dFkQz';
const LOGIN = 'staff@co.example';
const ended = refused('signedOut');
const locked = { ok: false, refusal: { kind: 'signedOut', isLocked: true } };
const taken = { ok: false, refusal: { kind: 'otherPerson', name: 'Rosalind Okafor' } };
const same = ok({ outcome: 'accepted', session: { agency: { userId: OWN }, staff: {} } });
const about = ['sessionGuard', 'session', 'signIn'];

const asksToSwitch = (k: number) => calls(k, 'talentSwitches', 'talent.toggle');
/** A switch is on its way, as 6, when a person is asked something about the session. */
const isOnItsWay: readonly Entry[] = [
  goes('/app/table/talents/all'),
  does('talentSwitches/requested', { talentId: TALENT, online: false }),
  ...makesId(5, 'talentSwitches', 20, 'requestIdOfTheSwitch'),
  asksToSwitch(6),
];
/** The person signs in again as `k` + 1. */
const isBack = (k: number): readonly Entry[] => [...signsIn(k, LOGIN), told(k + 1, same)];
/** The call `k` is answered so; the person signs in again, and it is called again as `k` + 10. */
const endsSo = (k: number, refusal: unknown): readonly Entry[] => [
  told(k, refusal),
  ...isBack(k + 1),
  asksToSwitch(k + 10),
];
const asksEverywhere = does('sessionGuard/everywhereRequested');
const asksOfLoss = does('sessionGuard/lossRisked');
/** Signing out does not get there. */
const notSignedOut = (k: number): readonly Entry[] => [
  does('sessionGuard/signOutRequested'),
  calls(k, BY, 'session.signOut'),
  told(k, refused('offline')),
];
const asksHowLong = (k: number, idle: number) => [asks(k, BY, 'page.idleTime', null), told(k, idle)];
/** Nobody does anything for five minutes from `k` on, the page is locked, and its person is back. */
const idles = (k: number): readonly Entry[] => [
  ...[told(k, null), ...asksHowLong(k + 1, 300_000)],
  ...[calls(k + 2, BY, 'session.lock'), told(k + 2, ok()), sleeps(k + 3, BY, 2000)],
  ...[...isBack(k + 4), ...asksHowLong(k + 6, 0), sleeps(k + 10, BY, 300_000)],
];

const asksWhose = (k: number) => asks(k, BY, 'http.call', { script: 'session.current', input: {} });

export const courses: readonly Course[] = [
  {
    name: 'session-ends-while-a-person-is-asked-or-told-about-signing-out',
    about,
    steps: [
      ...isOnItsWay,
      ...[asksOfLoss, ...endsSo(6, ended)],
      ...[...notSignedOut(17), told(16, ended), ...isBack(18), asksToSwitch(26)],
      ...[told(26, taken), does('sessionGuard/personChangeRequested'), asksWhose(27), told(27, ended)],
      ...isBack(28),
    ],
  },
  {
    name: 'session-taken-while-a-person-is-asked-or-told-about-signing-out',
    about,
    steps: [
      ...isOnItsWay,
      ...[asksEverywhere, ...endsSo(6, taken)],
      ...[asksOfLoss, ...endsSo(16, taken)],
      ...[...notSignedOut(27), told(26, taken)],
    ],
  },
  {
    name: 'session-ended-then-taken-with-two-calls-on-their-way',
    about,
    steps: [
      ...[...isOnItsWay, does('talentSwitches/requested', { talentId: OTHER_TALENT, online: false })],
      ...[...makesId(7, 'talentSwitches', 20, 'requestIdOfTheOther1'), asksToSwitch(8)],
      ...[told(6, ended), told(8, taken), ...isBack(9)],
    ],
  },
  {
    name: 'session-locked-elsewhere-while-a-person-is-asked-or-told-about-it',
    about,
    steps: [
      ...isOnItsWay,
      ...[asksEverywhere, ...endsSo(6, locked)],
      ...[asksOfLoss, ...endsSo(16, locked)],
      ...[...notSignedOut(27), told(26, locked), ...isBack(28), asksToSwitch(36)],
      ...[
        does('sessionGuard/lockRequested'),
        calls(37, BY, 'session.lock'),
        told(36, locked),
        told(37, ok()),
      ],
    ],
  },
  {
    name: 'session-ends-or-is-locked-elsewhere-while-signing-out-does-not-get-there',
    about,
    steps: [
      ...[...isOnItsWay, does('sessionGuard/signOutRequested'), calls(15, BY, 'session.signOut')],
      ...[told(6, locked), told(15, refused('offline')), ...isBack(16), asksToSwitch(26)],
      ...[does('sessionGuard/signOutRequested'), calls(27, BY, 'session.signOut')],
      ...[told(26, ended), told(27, refused('timeout')), ...isBack(28), asksToSwitch(36)],
    ],
  },
  {
    name: 'session-locks-itself-while-a-person-is-asked-or-told-about-signing-out',
    about: [...about, 'preferences'],
    steps: [
      ...[does('preferences/lockAfterChosen', 5), ...asksHowLong(4, 0), sleeps(10, BY, 300_000)],
      ...[asksEverywhere, ...idles(10)],
      ...[asksOfLoss, ...idles(20)],
      ...[...notSignedOut(39), ...idles(30)],
    ],
  },
  {
    name: 'server-away-again-once-it-was-back-then-away-with-the-session',
    about: ['connectivity', 'sessionGuard'],
    steps: [
      ...[hears(EVENTS, { kind: 'lost' }), asksWhose(5), told(5, same)],
      ...[hears(EVENTS, { kind: 'resumed' }), sleeps(6, 'connectivity', 4000)],
      ...[hears(EVENTS, { kind: 'lost' }), asksWhose(7), told(7, ended), ...isBack(8)],
    ],
  },
];
