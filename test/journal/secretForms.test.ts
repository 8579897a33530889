import { everyScript } from '../../src/contract/scripts';
import { createMasker } from '../../src/office/journal/secrets';

const password = 'Très "fort" & <sûr>? ÿ~1'.normalize('NFC');
const html = 'Très &quot;fort&quot; &amp; &lt;sûr&gt;? ÿ~1'.normalize('NFC');

function masking(sitePassword: string) {
  const masker = createMasker(() => everyScript);
  masker.learn({ kind: 'intent', action: { type: 'x', payload: { sitePassword } } });
  return masker;
}

test.each([
  ['HTML writes it', html],
  ['an address in an address writes it', encodeURIComponent(encodeURIComponent(password))],
  ['a keyboard writes it that types accents by themselves', password.normalize('NFD')],
  ['base64 writes it', Buffer.from(password).toString('base64')],
  ['base64 in an address writes it', Buffer.from(password).toString('base64url')],
  ['a dump writes it', Buffer.from(password).toString('hex').toUpperCase()],
])('a secret is masked as %s', (_case, written) => {
  for (const name of ['note', 'url']) {
    const masked = masking(password).mask({ [name]: `<${written}>` });
    expect(masked).toEqual({ [name]: expect.stringMatching(/^<•••1·*>$/) as string });
  }
});

test('a secret with accents as signs of their own is masked without them', () => {
  expect(masking(password.normalize('NFD')).mask({ note: `It is ${password}` })).toEqual({
    note: 'It is •••1',
  });
});

test('one with signs between its letters that are not seen is masked', () => {
  const note = [...'Sommer2024!'].join('\u200B');
  expect(masking('Sommer2024!').mask({ note })).toEqual({ note: '•••1' });
});

test.each(['a', 'ab', 'abc'])(
  'what a browser sends to sign %s in is masked but for a sign beside it',
  (login) => {
    const sent = btoa(`${login}:Sommer2024!`);
    const { url } = masking('Sommer2024!').mask({ url: `Basic ${sent} ` }) as { readonly url: string };
    expect(url).toMatch(/^Basic [\w+/]{2,6}•••1[\w+/]?=* $/);
  },
);

test('each value of an address is masked under its name', () => {
  const masker = masking('Sommer2024!Haus');
  const query = (words: Record<string, string>) => ({ query: `?${new URLSearchParams(words)}` });
  expect(masker.mask(query({ q: 'Sommer2024!Haus', sort: 'name', search: 'sommer 2024!' }))).toEqual(
    query({ q: '•••1', sort: 'name', search: '•••2' }),
  );
  const same = query({ q: 'Winter', sort: 'name' });
  expect(masker.mask(same)).toBe(same);
});
