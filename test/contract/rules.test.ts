import { beginning } from '../../src/contract/rules/beginning';
import { isEmailAddress } from '../../src/contract/rules/email';
import { isolate } from '../../src/contract/rules/isolate';
import { isFilmFile } from '../../src/contract/rules/files';
import { personName } from '../../src/contract/rules/personName';
import { formatProfilePicture, parseProfilePicture } from '../../src/contract/rules/profilePicture';
import { fold, foldName, holdsWords, searchWords, slug } from '../../src/contract/rules/text';
import { isYearText } from '../../src/contract/rules/yearText';

test.each([
  ['Commercials', 'commercials'],
  ['  Été à Paris!! (2024)  ', 'ete_a_paris_2024'],
  ['Æther — Straße', 'aether_strasse'],
  ['__a__b__', 'a_b'],
  ['!!!', ''],
])('the slug of %j is %j (spec section 5)', (title, expected) => {
  expect(slug(title)).toBe(expected);
});

test.each([
  ['Zoé', 'Garnier', 'Zoé Garnier'],
  [' Ana ', '', 'Ana'],
  ['书航', '林', '林书航'],
  ['美咲', '高橋', '高橋美咲'],
  ['Jackie', '成', 'Jackie 成'],
])('%j %j is called %j', (firstName, lastName, name) => {
  expect(personName(firstName, lastName)).toBe(name);
});

test.each([
  ['שלום, 2', '\u2068שלום, 2\u2069'],
  ['ليل', '\u2068ليل\u2069'],
  ['Nuit (2)', 'Nuit (2)'],
  ['夜', '夜'],
  ['', ''],
])('%j among other texts is written %j', (text, written) => {
  expect(isolate(text)).toBe(written);
});

test.each([
  ['2024', true],
  ['20x6', false],
  ['24', false],
  ['20245', false],
  ['0024', false],
  [' 2024', false],
])('%j as a year: %j', (text, expected) => {
  expect(isYearText(text)).toBe(expected);
});

test.each([
  ['Élodie', 'elodie'],
  ['Łukasz', 'lukasz'],
  ['ＡＢＣ', 'abc'],
  ['İstanbul', 'istanbul'],
  ['O’Farrell', "o'farrell"],
  ['O`Farrell', "o'farrell"],
  ['O´Farrell', "o'farrell"],
  ['Hawaiʻi', "hawai'i"],
  ['Saint‑Exupéry', 'saint-exupery'],
  ['Paris – Nice', 'paris - nice'],
  ['Kilomètre\u00a041', 'kilometre 41'],
  ['Film\u00adtitel', 'filmtitel'],
  ['«Nuit»', '"nuit"'],
])('%j is found by %j', (text, typed) => {
  expect(fold(text)).toBe(typed);
});

test.each([
  ['Night sea', 5, 'Night'],
  ['Night', 5, 'Night'],
  ['夜𠮷田', 2, '夜'],
  ['夜𠮷田', 3, '夜𠮷'],
  ['sea 👩‍👩‍👧', 8, 'sea '],
  ['', 3, ''],
])('%j begins within %i characters with %j', (text, length, words) => {
  expect(beginning(text, length)).toBe(words);
});

test.each([
  ['garnier ZOE', true],
  ['  zoé\tpar ', true],
  ['   ', true],
  ['zoe lyon', false],
])('a search for %j finds Zoé Garnier of Paris: %s', (search, found) => {
  expect(holdsWords(fold('Zoé Garnier Paris'), searchWords(search))).toBe(found);
});

test.each([
  ['プロデューサー', 'フロテューサー', false],
  ['ばば', 'ぱぱ', false],
  ['パク', 'ハク', false],
  ['が', 'か\u3099', true],
  ['ﾌﾟﾛﾃﾞｭｰｻｰ', 'プロデューサー', true],
  [' Élodie  Roux', 'elodie roux', true],
  ['강', '강', true],
])('%j and %j are one name: %j', (one, other, areOne) => {
  expect(foldName(one) === foldName(other)).toBe(areOne);
});

test('a search for kana need not tell their voicing marks', () => {
  expect(holdsWords(fold('プロデューサー'), searchWords('フロテュ'))).toBe(true);
});

test('a search is of each word once, and of no more of them than a database takes', () => {
  expect(searchWords('Low tide low')).toEqual(['low', 'tide']);
  const many = Array.from({ length: 250 }, (_none, at) => at.toString(36));
  expect(searchWords(many.join(' '))).toEqual(many.slice(0, 50));
});

test.each([
  'a@b.co',
  'test@io',
  'a@1.co',
  'first.last+tag@sub.example.com',
  "o'neil@example.org",
  `${'a'.repeat(64)}@example.com`,
])('mail can be sent to %j', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  '',
  'plain',
  'a@123',
  'a@192.0.2.1',
  'a@b.1',
  'a@@b.co',
  '.a@b.co',
  'a.@b.co',
  'a..b@c.co',
  'a b@c.co',
  'a@-b.co',
  'a@b.co\nBcc: c@d.co',
  'a@b.co,c@d.co',
  '<a@b.co>',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.co`,
])('mail cannot be sent to %j', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

test.each([
  [{ name: 'reel.MP4', type: '' }, true],
  [{ name: 'reel.mxf', type: 'application/octet-stream' }, true],
  [{ name: 'noextension', type: 'video/webm' }, true],
  [{ name: 'reel.mp4.exe', type: '' }, false],
  [{ name: 'picture.jpg', type: 'image/jpeg' }, false],
])('%j is a film file: %j', (file, expected) => {
  expect(isFilmFile({ ...file, size: 1 })).toBe(expected);
});

test('a profile picture is film, cluster path and picture number in one text', () => {
  const picture = { filmId: 'f1', clusterPath: 'c/1', picture: 3 };
  expect(parseProfilePicture(formatProfilePicture(picture))).toEqual(picture);
  expect(parseProfilePicture('')).toBeUndefined();
  expect(parseProfilePicture('f1_;_c_;_zero')).toBeUndefined();
});
