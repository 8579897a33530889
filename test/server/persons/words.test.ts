import {
  jsonWithoutNeedles,
  needleOfAddress,
  needlesOfName,
  withoutNeedles,
} from '../../../src/server/persons/words';

const clean = (text: string, first: string, last: string) =>
  withoutNeedles(text, needlesOfName(first, last), '—');

test.each([
  ['Meet Ida Berg.', 'Meet —.'],
  ['BERG, Ida', '—'],
  ['ida-berg_cv.pdf', '—_cv.pdf'],
  ['<i>Ida</i> <b>Berg</b>, Ida **Berg** and _Ida_ Berg', '<i>—</i><b></b>, —** and _—'],
  ['/talents/ida%20berg?x', '/talents/—?x'],
  ['Ida Bergman and Frida Berg with Ida', 'Ida Bergman and Frida Berg with Ida'],
])('a name is found in %s', (text, cleaned) => {
  expect(clean(text, 'Ida', 'Berg')).toBe(cleaned);
});

test('letters with marks are found in both of their forms, apostrophes as HTML writes them, Chinese and Japanese names without a space', () => {
  expect(clean('Zoe\u0308 O&#39;Hara and ZOË O’HARA', 'Zoë', "O'Hara")).toBe('— and —');
  expect(clean('監督は山田太郎です', '太郎', '山田')).toBe('監督は—です');
});

test('a hyphen in a name or an address is one', () => {
  expect(clean('By Jean-Pierre Roux-Blanc', 'Jean-Pierre', 'Roux-Blanc')).toBe('By —');
  expect(withoutNeedles('to jp-roux@brand.example', [needleOfAddress('jp-roux@brand.example')], '—')).toBe(
    'to —',
  );
});

test.each([
  ['Ida', '- - - - - - - - - Berg', '-', 'Ida-Berg'],
  ['Ida', '%20 &nbsp; . _ + , %20 &nbsp; Berg', '%20&nbsp;', 'Ida &nbsp; Berg'],
  ['Ida', '· · · · · · · · Berg', '·', 'Ida · Berg'],
  ['山', '・ ・ ・ ・ ・ ・ ・ ・ 田', '・', '山・田'],
])('of a name with signs between its words, %s %s, the words are looked for', (first, last, sign, name) => {
  const other = first + sign.repeat(3000);
  expect(clean(`${other} ${name}`, first, last)).toBe(`${other} —`);
});

test('a name of one word is looked for nowhere, one of two in a field is', () => {
  expect(needlesOfName('', 'Rose')).toEqual([]);
  expect(clean('Lucky Luke rides', '', 'Lucky Luke')).toBe('— rides');
});

test.each([
  ['Write to Ida@Brand.example.', 'Write to —.'],
  ['mailto:ida%40brand.example', 'mailto:—'],
  ['frida@brand.example, x.ida@brand.example, ida@brand.example.com', undefined],
])('an address is found in %s', (text, cleaned) => {
  expect(withoutNeedles(text, [needleOfAddress('ida@brand.example')], '—')).toBe(cleaned ?? text);
});

test.each([
  'a?b&c=d+e@brand.example',
  'a?b&amp;c=d+e@brand.example',
  'mailto:a%3Fb%26c%3Dd%2Be@brand.example',
])('an address whose signs a link encodes is found in %s', (text) => {
  const needles = [needleOfAddress('a?b&c=d+e@brand.example')];
  expect(withoutNeedles(text, needles, '—').replace('mailto:', '')).toBe('—');
});

test('in JSON a name is found within JSON, and where its parts are two fields', () => {
  const items = JSON.stringify([{ text: 'By Ida Berg' }]);
  const json = JSON.stringify({ items, by: { a: 'IDA', b: 'Berg', c: 1 }, note: 'x\nIda Berg' });
  expect(JSON.parse(jsonWithoutNeedles(json, needlesOfName('Ida', 'Berg'), '—'))).toEqual({
    items: JSON.stringify([{ text: 'By —' }]),
    by: { a: '', b: '—', c: 1 },
    note: 'x\n—',
  });
});
