import { asks, type Course, does, goes, ok, refused, told } from './course';
import type { Entry } from '../../../src/office/journal';

const comes = does('kits/arrived', { kit: 'account' });
const EMAIL = 'staff@co.example';

/** A call that needs nobody to be signed in. */
const calls = (k: number, by: string, script: string, input: object = {}) =>
  asks(k, by, 'http.call', { script, input });
const offline = refused('offline');
const over = refused('conflict', 'linkOver');

const wantsGround: readonly Entry[] = [
  does('ground/wanted', { params: {} }),
  calls(3, 'ground', 'account.ground'),
];

const link = (purpose: string) =>
  ok({ purpose, email: EMAIL, firstName: 'Ines', lastName: 'Fairweather', agencyName: 'Cosmic Artists' });
/** A link is opened and looked at as 3. */
const opens = (path: string, purpose: string): readonly Entry[] => [
  goes(path),
  comes,
  does('linkUse/opened'),
  does('accountLink/opened', { token: '•••1' }),
  calls(3, 'accountLink', 'account.look', { token: '•••1' }),
  told(3, link(purpose)),
];
const uses = (k: number, script: string, input: object): readonly Entry[] => [
  does('linkUse/submitted', { token: '•••1', ...input }),
  calls(k, 'linkUse', script, { token: '•••1' }),
];
/** Whoever chose a password is signed in with it; refused here, as that is not what this is about. */
const signsIn = (k: number): readonly Entry[] => [
  asks(k, 'signIn', 'windows.resolution', null),
  told(k, { screen: '1440x900', window: '1440x900' }),
  asks(k + 1, 'signIn', 'http.call', { script: 'session.signIn', input: { login: EMAIL } }),
  told(k + 1, ok({ outcome: 'unexplained' })),
];
const chosen = { purpose: 'password', newPassword: '•••2' };
const agency = {
  ...{ foundingCode: '•••1', agencyName: ' Nordlys ', abbreviation: 'NL', email: EMAIL },
  ...{ firstName: 'Ines', lastName: 'Fairweather', newPassword: '•••2' },
};
const founds = (k: number): readonly Entry[] => [
  does('founding/submitted', agency),
  calls(k, 'founding', 'account.found', { agencyName: 'Nordlys' }),
];

export const courses: readonly Course[] = [
  {
    name: 'password-forgotten-asked-twice-not-reached-then-sent',
    about: ['forgotPassword', 'ground'],
    steps: [
      goes('/forgot-password'),
      comes,
      ...wantsGround,
      does('forgotPassword/opened'),
      told(3, offline),
      does('ground/wanted', { params: {} }),
      calls(4, 'ground', 'account.ground'),
      told(4, ok({ isEmpty: false, hasMailServer: true })),
      does('forgotPassword/submitted', { email: ` ${EMAIL}` }),
      calls(5, 'forgotPassword', 'account.askPassword', { email: EMAIL }),
      does('forgotPassword/submitted', { email: EMAIL }),
      told(5, offline),
      does('forgotPassword/submitted', { email: EMAIL }),
      calls(6, 'forgotPassword', 'account.askPassword', { email: EMAIL }),
      told(6, ok()),
      does('ground/wanted', { params: {} }),
      does('forgotPassword/opened'),
    ],
  },
  {
    name: 'password-chosen-by-a-link-too-common-then-good',
    about: ['accountLink', 'linkUse', 'signIn'],
    steps: [
      ...opens('/confirm-email', 'password'),
      ...uses(4, 'account.choosePassword', chosen),
      told(4, { ok: false, refusal: { kind: 'invalid', problems: { newPassword: 'tooCommon' } } }),
      ...uses(5, 'account.choosePassword', { ...chosen, newPassword: '•••3' }),
      told(5, ok({ email: EMAIL })),
      ...signsIn(6),
    ],
  },
  {
    name: 'link-looked-at-again-after-no-connection-and-over-then',
    about: ['accountLink'],
    steps: [
      goes('/confirm-email'),
      comes,
      does('accountLink/opened', { token: '•••1' }),
      calls(3, 'accountLink', 'account.look', { token: '•••1' }),
      told(3, offline),
      does('accountLink/opened', { token: '•••1' }),
      calls(4, 'accountLink', 'account.look', { token: '•••1' }),
      does('accountLink/opened', { token: '•••2' }),
      calls(5, 'accountLink', 'account.look', { token: '•••2' }),
      told(5, over),
    ],
  },
  {
    name: 'address-confirmed-by-a-link-that-is-over-when-it-is-used-again',
    about: ['accountLink', 'linkUse', 'signIn'],
    steps: [
      ...opens('/confirm-email', 'address'),
      ...uses(4, 'account.confirmAddress', { purpose: 'address' }),
      told(4, ok({ email: EMAIL })),
      does('linkUse/opened'),
      ...uses(5, 'account.confirmAddress', { purpose: 'address' }),
      told(5, over),
    ],
  },
  {
    name: 'invitation-taken-up-and-signed-in',
    about: ['accountLink', 'linkUse', 'signIn'],
    steps: [
      ...opens('/signup', 'invitation'),
      ...uses(4, 'account.join', {
        ...{ purpose: 'invitation', firstName: ' Ines', lastName: 'Fairweather ', newPassword: '•••2' },
      }),
      told(4, ok({ email: EMAIL })),
      ...signsIn(5),
    ],
  },
  {
    name: 'agency-founded-with-an-old-code-then-another',
    about: ['founding', 'ground', 'signIn'],
    steps: [
      goes('/signup'),
      comes,
      ...wantsGround,
      does('founding/opened'),
      told(3, ok({ isEmpty: true, hasMailServer: false })),
      ...founds(4),
      told(4, over),
      ...founds(5),
      told(5, ok({ email: EMAIL })),
      ...signsIn(6),
    ],
  },
];
