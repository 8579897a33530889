import { everyScript } from '../../src/contract/scripts';
import { script } from '../../src/contract/script';
import { secret } from '../../src/contract/wire/field';
import { text } from '../../src/contract/wire/fields';
import { done } from '../../src/contract/wire/reply';
import { followLive, parseRecording, replay, showInDevtools } from '../../src/office/journal';
import { createMasker } from '../../src/office/journal/secrets';
import { MASK } from '../../src/office/journal/tokens';
import { signInIntents } from '../../src/office/workflows/account/signIn';
import { devtoolsExtension } from './support/devtoolsExtension';
import { password, recordedOffice } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

const notes = (state: readonly unknown[] = [], action: { type: string; payload?: unknown }) =>
  action.type === 'notes/kept' ? [...state, action.payload] : state;
const withNotes = () => tinyOffice({ notes });

/** Places where a person or a server may put a secret, each with what comes before or after it is known to be one. */
const hostile = [
  password,
  `my password is ${password}!`,
  { deep: [{ list: [password, { here: password }] }] },
  { url: `https://co.example/?q=${encodeURIComponent(password)}` },
  { password: 'another secret text', newPassword: 'a third secret text' },
  { json: JSON.stringify({ password }) },
  { note: 'CORRECT-HORSE-BATTERY, or correcthorsebattery' },
  { search: 'correct ho' },
  { query: '?search=correct+horse+battery&sort=title' },
  { header: `Basic ${btoa(password)}` },
];

function hostileSession() {
  const office = recordedOffice(withNotes());
  const logged = jest.spyOn(console, 'log');
  const { enhance, shown } = devtoolsExtension();
  showInDevtools(followLive(office.recorder, office.store.getState), office.stepping, enhance);
  const keepAll = () => hostile.forEach((payload) => office.dispatch({ type: 'notes/kept', payload }));
  office.dispatch(signInIntents.submitted({ login: password, password }));
  keepAll();
  office.tell('http.call', {
    ok: true,
    reply: { outcome: 'refused', errors: [{ type: 'Authorization', message: `not ${password}` }] },
  });
  return { office, shown, keepAll, logged };
}

const secretTexts = [
  ...[password, encodeURIComponent(password), 'another secret text', 'a third secret text', 'correct+horse'],
  ...['CORRECT-HORSE', 'correcthorse', 'correct ho', btoa(password).replace('=', '')],
];

test('nothing secret reaches the file, wherever it stands, and the file replays', () => {
  const { office } = hostileSession();
  const text = office.recorder.text();
  for (const secretText of secretTexts) expect(text).not.toContain(secretText);
  expect(text).toContain(MASK);
  expect(replay(parseRecording(text), withNotes()).divergence).toBeUndefined();
});

test('what was typed before it was known to be a secret is masked too', () => {
  const office = recordedOffice(withNotes());
  office.dispatch({ type: 'notes/kept', payload: { note: password } });
  office.dispatch(signInIntents.submitted({ login: 'staff@co.example', password }));
  const text = office.recorder.text();
  expect(text).not.toContain(password);
  expect(replay(parseRecording(text), withNotes()).divergence).toBeUndefined();
});

test.each([
  ['before', ['Sommer2024!x', 'Sommer2024!']],
  ['after', ['Sommer2024!', 'Sommer2024!x']],
])('a password stays secret that was mistyped %s it with a letter more', (_case, typed) => {
  const office = recordedOffice(withNotes());
  for (const password of typed)
    office.dispatch(signInIntents.submitted({ login: 'staff@co.example', password }));
  office.dispatch({ type: 'notes/kept', payload: { url: 'https://co.example/Sommer2024!' } });
  expect(office.recorder.text()).not.toContain('Sommer2024');
});

test('what a person types letter by letter is one secret', () => {
  const own = createMasker(() => everyScript);
  for (let end = 8; end <= password.length; end += 1)
    own.learn({
      ...{ kind: 'intent' },
      action: { type: 'autoSave/changed', payload: { values: { sitePassword: password.slice(0, end) } } },
    });
  expect(own.known()).toEqual([password]);
});

test('a letter too many that was taken back leaves the password as it was', () => {
  const own = createMasker(() => everyScript);
  for (const sitePassword of ['Sommer2024!', 'Sommer2024!x', 'Sommer2024!'])
    own.learn({
      kind: 'intent',
      action: { type: 'autoSave/changed', payload: { values: { sitePassword } } },
    });
  expect(own.mask({ url: 'https://co.example/Sommer2024!' })).toEqual({ url: 'https://co.example/•••1' });
});

test('a secret of a talent that was shown is masked where a person writes of it, a site’s user name is not', () => {
  const office = recordedOffice(withNotes());
  const shown = (field: string, shownSecret: string) =>
    office.dispatch({ type: 'notes/kept', payload: { field, shownSecret } });
  shown('socialSecurityNumber', '1 84 11 75 123 456 78');
  shown('siteLogin', 'ada@low.example');
  const note = 'It says that 1 84 11 75 123 456 78 of ada@low.example is wrong';
  const text = office.recorder.text({ note, saved: 1 });
  expect(text).not.toContain('1 84 11 75 123 456 78');
  expect(parseRecording(text).header.report?.note).toBe('It says that •••1 of ada@low.example is wrong');
  expect(replay(parseRecording(text), withNotes()).divergence).toBeUndefined();
});

test('nothing secret reaches the DevTools or the console', async () => {
  const { shown, logged } = hostileSession();
  await Promise.resolve();
  expect(shown().length).toBeGreaterThan(5);
  for (const secretText of secretTexts) expect(JSON.stringify(shown())).not.toContain(secretText);
  expect(logged).not.toHaveBeenCalled();
});

test('a secret in what a full log dropped is still masked in what it keeps', () => {
  const office = recordedOffice(withNotes(), { entries: 20 });
  office.dispatch(signInIntents.submitted({ login: 'staff@co.example', password }));
  office.tell('http.call', { ok: false, refusal: { kind: 'forbidden' } });
  for (let count = 0; count < 60; count += 1) office.dispatch({ type: 'notes/kept', payload: count });
  office.dispatch({ type: 'notes/kept', payload: password });
  const text = office.recorder.text();
  expect(text).not.toContain('signIn/submitted');
  expect(text).not.toContain(password);
});

describe('masker', () => {
  const scripts = [
    script({
      name: 'talent.credentials',
      path: 'x.php',
      allow: 'staff',
      input: {
        socialSecurityNumber: secret(text('SSN')),
        pin: secret(text('PIN')),
        siteLogin: secret(text('LOGIN'), 'underItsNames'),
      },
      reply: done({}),
    }),
  ];
  const masker = createMasker(() => scripts);

  test.each([
    [
      'a secret field by our name and the wire’s',
      { socialSecurityNumber: '1 85 05', SSN: '1 85 05' },
      { socialSecurityNumber: '•••1', SSN: '•••1' },
    ],
    [
      'all texts below a secret name, but what is told of them',
      { pin: { old: '12', list: ['34', '12'], kind: 'problem', problem: 'tooLong', at: 5 } },
      { pin: { old: '•••2', list: ['•••3', '•••2'], kind: 'problem', problem: 'tooLong', at: 5 } },
    ],
    [
      'a name that ends in a long secret name',
      { newSocialSecurityNumber: '2', socialSecurityNumberProblem: 'missing' },
      { newSocialSecurityNumber: '•••4', socialSecurityNumberProblem: 'missing' },
    ],
    ['a field that a form calls secret', { repeatedPassword: 'x' }, { repeatedPassword: '•••5' }],
    ['not a name that holds a short one', { spinner: 'on' }, { spinner: 'on' }],
    ['not an empty text, a flag, a count or nothing', { pin: '', SSN: null }, { pin: '', SSN: null }],
  ])('%s', (_case, value, expected) => {
    expect(masker.mask(value)).toEqual(expected);
  });

  test('a secret that is too long stays too long, a long enough one long enough', () => {
    const fields = { pin: secret(text('PIN', { min: 12, max: 20 })) };
    const own = createMasker(() => [
      script({ name: 'x', path: 'x.php', allow: 'staff', input: fields, reply: done({}) }),
    ]);
    const lengths = ['short', 'just twelve!', 'more than twenty letters'].map((pin) => {
      const { pin: token } = own.mask({ pin }) as { readonly pin: string };
      return token.length;
    });
    expect(lengths).toEqual([4, 12, 21]);
  });

  test('what is secret under its names stays readable where it stands openly, as an e-mail address', () => {
    const siteLogin = 'ada@low.example';
    masker.learn({ siteLogin });
    expect(masker.mask({ siteLogin, email: siteLogin })).toEqual({ siteLogin: '•••6', email: siteLogin });
  });

  test('data without secrets is the same object', () => {
    const value = { rows: [{ title: 'Embers' }] };
    expect(masker.mask(value)).toBe(value);
  });

  test('a secret that a program may say itself is masked where people write, and nowhere else', () => {
    const own = createMasker(() => scripts);
    own.learn({ pin: 'refreshing' });
    const value = { note: 'It says Refreshing', status: 'refreshing', refreshing: ['refreshing'] };
    expect(own.mask(value)).toEqual({ ...value, note: 'It says •••1' });
  });

  test.each([
    ['a day', '29/02/1984'],
    ['a day as spreadsheets know it', '1984-02-29'],
    ['an e-mail address', 'ada@low.example'],
    ['a path of the office', '/app/table/talents/all'],
  ])('%s is masked where people write, and stands open where it is just that', (_case, sitePassword) => {
    const own = createMasker(() => everyScript);
    own.learn({ sitePassword });
    const value = { birthDate: sitePassword, email: sitePassword, path: sitePassword, [sitePassword]: 1 };
    expect(own.mask({ ...value, city: `near ${sitePassword}` })).toEqual({ ...value, city: 'near •••1' });
  });

  test('what a colleague wrote meanwhile is masked as the field that both wrote into', () => {
    const own = createMasker(() => everyScript);
    const theirs = '29/02/1984';
    own.learn({ sitePassword: theirs });
    const holds = { birthDate: { kind: 'conflict', theirs }, city: { kind: 'conflict', theirs } };
    expect(own.mask({ holds })).toEqual({ holds: { ...holds, city: { kind: 'conflict', theirs: '•••1' } } });
  });

  test('a short secret stands open where it does not belong', () => {
    const own = createMasker(() => scripts);
    own.learn({ pin: 'reel' });
    expect(own.mask({ title: 'showreel', note: 'reel', pin: 'reel' })).toEqual({
      ...{ title: 'showreel', note: 'reel', pin: '•••1' },
    });
  });

  test('under the name of what is told of it only a word of the program stands open', () => {
    const own = createMasker(() => scripts);
    own.learn({ pin: 'Sommer2024!' });
    expect(own.mask({ pin: { reason: 'It is 4711' }, status: 'Sommer2024!', kind: 'opened' })).toEqual({
      ...{ pin: { reason: '•••1' }, status: '•••2', kind: 'opened' },
    });
  });

  test('what is wrong with secret fields stands open', () => {
    const value = { kind: 'invalid', problems: { pin: 'wrong' } };
    expect(masker.mask(value)).toEqual(value);
  });

  test('what is no word of the program is masked in a list or an object of what is told as well', () => {
    const own = createMasker(() => scripts);
    own.learn({ pin: 'Sommer2024!' });
    const problems = [{ field: 'pin', pin: 'It is 4711', reason: 'Sommer2024! is too short' }];
    expect(own.mask({ problems, pin: { problems: ['wrong', 'It is 4711'] } })).toEqual({
      problems: [{ field: 'pin', pin: '•••1', reason: '•••2 is too short' }],
      pin: { problems: ['wrong', '•••1'] },
    });
  });

  test('one that is handed on whole, under another name, is told as where it belongs', () => {
    const own = createMasker(() => scripts);
    const pin = 'first of ten\nsecond of ten';
    own.learn({ pin });
    own.mask({ pin: 'one before' });
    expect(own.mask({ pin })).toEqual({ pin: '•••2' });
    // A workflow that puts two texts together makes of their tokens what stands in the log.
    expect(own.mask({ text: pin, note: `They are ${pin}` })).toEqual({ text: '•••2', note: 'They are •••2' });
    expect(own.mask({ note: pin })).toEqual({ note: '•••2' });
  });

  test('what stood for a secret in an older log is named anew wherever it stands whole', () => {
    const own = createMasker(() => scripts);
    own.learn({ pin: '•••10' });
    const query = (search: string) => `?${new URLSearchParams({ search })}`;
    expect(own.mask({ pin: '•••10', text: '•••10', note: '•••10', query: query('•••10') })).toEqual({
      ...{ pin: '•••1', text: '•••1', note: '•••1', query: query('•••1') },
    });
    expect(own.mask({ text: '•••11' })).toEqual({ text: '•••11' });
  });
});
