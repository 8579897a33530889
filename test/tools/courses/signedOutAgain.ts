import type { Entry } from '../../../src/office/journal';
import { asks, type Course, does, goes, ok, refused, signsIn, told } from './course';

const EMAIL = 'staff@co.example';
const comes = does('kits/arrived', { kit: 'account' });
const offline = refused('offline');
/** A call that needs nobody to be signed in. */
const calls = (k: number, by: string, script: string, answer: unknown): readonly Entry[] => [
  asks(k, by, 'http.call', { script, input: {} }),
  told(k, answer),
];
const forgets = (k: number, answer: unknown) => [
  does('forgotPassword/submitted', { email: EMAIL }),
  ...calls(k, 'forgotPassword', 'account.askPassword', answer),
];
const looks = (k: number, token: string) => [
  does('accountLink/opened', { token }),
  ...calls(
    k,
    'accountLink',
    'account.look',
    ok({ purpose: 'address', email: EMAIL, firstName: 'Ines', lastName: 'Fairweather', agencyName: 'CO' }),
  ),
];
const uses = (k: number, purpose: 'address' | 'password', answer: unknown) => [
  does('linkUse/submitted', {
    token: '•••1',
    purpose,
    ...(purpose === 'password' && { newPassword: '•••2' }),
  }),
  ...calls(k, 'linkUse', `account.${purpose === 'address' ? 'confirmAddress' : 'choosePassword'}`, answer),
];
/** Another link to the same end is opened, and its password chosen; whoever is signed in with it is answered so. */
const choosesAnother = (k: number, signedIn: unknown): readonly Entry[] => [
  does('linkUse/opened'),
  ...uses(k, 'password', ok({ email: EMAIL })),
  asks(k + 1, 'signIn', 'windows.resolution', null),
  told(k + 1, { screen: '1440x900', window: '1440x900' }),
  asks(k + 2, 'signIn', 'http.call', { script: 'session.signIn', input: { login: EMAIL } }),
  told(k + 2, signedIn),
];
const refusedFor = (code: string) =>
  ok({ outcome: 'refused', errors: [{ type: 'Authorization', message: '', code }] });
const founds = (k: number, answer: unknown) => [
  does('founding/submitted', {
    ...{ foundingCode: '•••1', agencyName: 'Nordlys', abbreviation: 'NL', email: EMAIL },
    ...{ firstName: 'Ines', lastName: 'Fairweather', newPassword: '•••2' },
  }),
  ...calls(k, 'founding', 'account.found', answer),
];

/** Forms that need nobody to be signed in, shown anew and sent again after each end. */
export const courses: readonly Course[] = [
  {
    name: 'password-forgotten-not-reached-and-shown-anew',
    about: ['forgotPassword'],
    steps: [goes('/forgot-password'), comes, ...forgets(5, offline), does('forgotPassword/opened')],
  },
  {
    name: 'link-not-used-and-another-looked-at',
    about: ['accountLink', 'linkUse'],
    steps: [
      ...[goes('/confirm-email'), comes, ...looks(5, '•••1')],
      ...[...uses(6, 'address', offline), does('linkUse/opened'), ...looks(7, '•••2')],
      ...uses(8, 'address', refused('conflict', 'linkOver')),
    ],
  },
  {
    name: 'passwords-chosen-by-links-while-signing-in-goes-wrong-each-time',
    about: ['linkUse', 'signIn'],
    steps: [
      ...[goes('/signin'), ...signsIn(5, EMAIL), told(6, refusedFor('unknownLogin'))],
      ...[goes('/confirm-email'), comes, ...choosesAnother(7, refusedFor('codeNeeded'))],
      ...[goes('/confirm-email'), ...choosesAnother(10, ok({ outcome: 'unexplained' }))],
      ...[goes('/confirm-email'), ...choosesAnother(13, refused('forbidden'))],
      ...[goes('/confirm-email'), ...choosesAnother(16, refusedFor('codeNeeded'))],
    ],
  },
  {
    name: 'agency-not-founded-then-founded-and-signup-opened-again-each-time',
    about: ['founding', 'signIn'],
    steps: [
      ...[goes('/signup'), comes, does('founding/opened'), ...founds(5, offline)],
      ...[goes('/signin'), goes('/signup'), does('founding/opened'), ...founds(6, ok({ email: EMAIL }))],
      ...[asks(7, 'signIn', 'windows.resolution', null), told(7, { screen: '1440x900', window: '1440x900' })],
      asks(8, 'signIn', 'http.call', { script: 'session.signIn', input: { login: EMAIL } }),
      ...[told(8, ok({ outcome: 'unexplained' })), goes('/signup'), does('founding/opened')],
    ],
  },
];
