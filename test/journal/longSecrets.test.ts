import { everyScript } from '../../src/contract/scripts';
import { createMasker } from '../../src/office/journal/secrets';

/** The masker of a session in which these were typed as a talent's site password, one after the other. */
function masking(...passwords: readonly string[]) {
  const masker = createMasker(() => everyScript);
  for (const sitePassword of passwords)
    masker.learn({
      kind: 'intent',
      action: { type: 'autoSave/changed', payload: { values: { sitePassword } } },
    });
  return masker;
}

const LONG = 'x9Y7'.repeat(5000);

/** As it stands in a log, but for what makes a mask as long as it has to be. */
const shown = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('·', '')) as unknown;

test('a text of 20,000 signs that came into the field of a password is masked whole, where people write too', () => {
  const masker = masking(LONG);
  const value = {
    note: `It is ${LONG}, I think`,
    title: LONG.toLowerCase(),
    address: `https://co.example/${LONG}/`,
    sitePassword: LONG,
  };
  expect(shown(masker.mask(value))).toEqual({
    note: 'It is •••1, I think',
    title: '•••2',
    address: 'https://co.example/•••1/',
    sitePassword: '•••1',
  });
});

test('what was begun of a long one is masked in any dress', () => {
  const masker = masking(LONG);
  expect(shown(masker.mask({ note: 'It is X9-y7 x9.y7 X9Y7x9 somehow' }))).toEqual({
    note: 'It is •••1 somehow',
  });
});

test('codes that stand below each other are masked beside each other as well', () => {
  const codes = Array.from({ length: 10 }, (_none, at) => `a${at}b2c-d3e4f`);
  const masker = createMasker(() => everyScript);
  masker.learn({ recoveryCodes: codes.join('\n') });
  expect(shown(masker.mask({ note: `They are ${codes.join(' ')}.` }))).toEqual({
    note: 'They are •••1.',
  });
});

test('many long ones at once are all found', () => {
  const passwords = Array.from({ length: 60 }, (_none, at) => `${at + 10}: ${'and so on, '.repeat(300)}end`);
  const masker = masking(...passwords);
  passwords.forEach((password, at) =>
    expect(shown(masker.mask({ note: `<${password}>` }))).toEqual({ note: `<•••${at + 1}>` }),
  );
  expect(masker.mayStandIn(JSON.stringify({ note: `It is ${passwords[41]}` }))).toBe(true);
  expect(masker.mask({ note: 'nothing of it' })).toEqual({ note: 'nothing of it' });
});

test('what a browser and a server say to each other about a passkey is masked under its names, and looked for nowhere else', () => {
  const masker = createMasker(() => everyScript);
  const value = { passkeyOptions: LONG, passkeyAnswer: `{"id":"${LONG}"}` };
  masker.learn(value);
  expect(shown(masker.mask(value))).toEqual({ passkeyOptions: '•••1', passkeyAnswer: '•••2' });
  expect(masker.known()).toEqual([]);
});
