import { UPLOAD_START_DELAY, UPLOAD_SUCCESS_TIME } from '../../../src/contract/constants';
import type { ScriptName } from '../../../src/contract/scripts';
import type { Entry } from '../../../src/office/journal';

/**
 * A recording that is written by hand, from a base on: what a person does, and what the world is asked and
 * answers. What the office makes of it is added when the file is written.
 */
export interface Course {
  readonly name: string;
  /** The workflows, and slices, that it is about. */
  readonly about: readonly string[];
  readonly steps: readonly Entry[];
  /** Where it starts; left out, at `office`, of a person who is staff; `large` has too many films to know them all. */
  readonly base?: 'office' | 'administrator' | 'large';
}

/** Stand for the numbers of what is listened to where the base ends: the stream of events, and whether one is on line. */
export const EVENTS = -1;
export const CONNECTIVITY = -2;

/** What a person does. */
export const does = (type: string, payload?: unknown): Entry => ({
  kind: 'intent',
  action: { type, ...(payload !== undefined && { payload }) },
});
export const goes = (path: string) => does('navigation/locationChanged', { path });
export const queries = (query: string) => does('navigation/queryChanged', { query });

/** The workflow `by` asks the world, by port and operation. */
export const asks = (k: number, by: string, name: string, input: unknown): Entry => {
  const [port = '', op = ''] = name.split('.');
  return { kind: 'asked', k, port, op, input, by };
};

/** The workflow `by` calls a script; of the input only what tells two calls of it apart has to stand there. */
export const calls = (k: number, by: string, script: ScriptName, input: object = {}) =>
  asks(k, by, 'http.call', { script, userId: 'dttn73PZBbmBOh1dFkQz', input });
export const sleeps = (k: number, by: string, milliseconds: number) =>
  asks(k, by, 'clock.sleep', { milliseconds });
/** A file is sent to a script once its button has waited (spec section 9): the wait is `k`, the sending `k + 1`. */
export const sends = (k: number, by: string, script: string, fileId: string): readonly Entry[] => [
  sleeps(k, by, UPLOAD_START_DELAY),
  told(k, null),
  asks(k + 1, by, 'uploads.sendForm', { script, fileId }),
];
/** What comes of a sending. */
export const arrives = (k: number, answer: unknown) => hears(k, { kind: 'answered', answer });
/** The button of what arrived says so for a moment. */
export const saysSo = (k: number, by: string) => sleeps(k, by, UPLOAD_SUCCESS_TIME);
export const picture = (fileId: string, size = 1647) => ({
  fileId,
  name: 'sea.jpg',
  size,
  type: 'image/jpeg',
});
export const forgets = (k: number, by: string, fileId: string) => asks(k, by, 'files.forget', { fileId });
export const watchesThePage = (k: number, by: string) => asks(k, by, 'page.watch', null);

/** The answer to a command. */
export const told = (k: number, value: unknown): Entry => ({ kind: 'answered', k, value });
export const hears = (k: number, value: unknown): Entry => ({ kind: 'heard', k, value });
/** News that a row is another now. */
export const changed = (entity: string, id: string, version: number | null = null) =>
  hears(EVENTS, { kind: 'changed', entity, id, version });

export const ok = (reply: unknown = {}) => ({ ok: true, reply });
export const refused = (kind: string, reason?: string) => ({
  ok: false,
  refusal: { kind, ...(reason !== undefined && { reason }) },
});

/** A new id is asked for and made. */
export const makesId = (k: number, by: string, length: number, id: string): readonly Entry[] => [
  asks(k, by, 'ids.new', { length }),
  told(k, id),
];

/** Somebody signs in where a session had ended; the call of the script is for the course to answer. */
export const signsIn = (k: number, login: string, secondFactorCode?: string): readonly Entry[] => [
  does('signIn/submitted', { login, password: '•••', ...(secondFactorCode && { secondFactorCode }) }),
  asks(k, 'signIn', 'windows.resolution', null),
  told(k, { screen: '1440x900', window: '1440x900' }),
  asks(k + 1, 'signIn', 'http.call', { script: 'session.signIn', input: { login } }),
];

const agency = {
  ...{ userId: 'tPf9hQ2LkV7mXcR4nWzA', displayName: 'Moonlight Pictures', databaseName: 'moonlight' },
  ...{ abbreviation: 'MP', webAddress: 'http://127.0.0.1:24435', secureAddress: 'http://127.0.0.1:24435' },
  ...{ mainMail: 'office@mp.example', newsletterMail: 'news@mp.example', facebook: '', twitter: '' },
  ...{ instagram: '', vimeo: '', asa: '', tumblr: '', logoUrl: '/demo/logos/mp.png' },
  ...{
    newsletterTextColor: '#606060',
    newsletterBackColor: '#fff',
    resumeFolder: 'resumes',
    mailLetterId: 'mp_reel',
  },
};

/** What signing in replies to somebody of another agency. */
export const anotherPerson = {
  outcome: 'accepted',
  session: {
    agency,
    staff: {
      ...{ firstName: 'Rosalind', lastName: 'Achterberg' },
      ...{ email: 'admin@mp.example', privilege: 'ADMIN' },
    },
  },
};
