import { NEWSLETTER_ITEMS_LIMIT } from '../../src/contract/constants';
import type { Agency } from '../../src/contract/entities/session';
import { newsletterContentFields } from '../../src/contract/entities/newsletter';
import {
  newsletterItems,
  type NewsletterItem,
  problemsOfItem,
  readItem,
  writeItem,
} from '../../src/contract/entities/newsletterItem';
import { addressesIn, typedList } from '../../src/contract/rules/addressList';
import { textColourOn } from '../../src/contract/rules/contrast';
import { footerAddresses } from '../../src/contract/letter/agencyParts';
import { filmCredits } from '../../src/contract/rules/filmCredits';
import { isMailLink, mailLink } from '../../src/contract/rules/mailLinks';
import { newsletterIdOf } from '../../src/contract/rules/newsletterId';
import { problemsOfNewsletter } from '../../src/contract/rules/newsletterProblems';
import { checkRecord } from '../../src/contract/wire/record';
import { filmCard, plain } from '../server/newsletters/content';

test.each([
  ['#808080', '#000000'],
  ['#7f7f7f', '#ffffff'],
  ['#fff', '#000000'],
  ['#000', '#ffffff'],
  ['#19aeed', '#000000'],
  ['#606060', '#ffffff'],
  ['#f00', '#ffffff'],
  ['#0f0', '#000000'],
])('on %s stands text of %s', (ground, text) => {
  expect(textColourOn(ground)).toBe(text);
});

test('an id is seven characters and the day', () => {
  expect(newsletterIdOf('aB3dE6g', Date.UTC(2026, 3, 9, 23, 59))).toBe('aB3dE6g20260409');
});

test.each([
  ['Europe/Paris', '20260410'],
  ['America/New_York', '20260409'],
  ['', '20260409'],
  ['Nowhere/Land', '20260409'],
])('the day in an id is that of the zone “%s”, or of UTC where there is no such zone', (timeZone, day) => {
  expect(newsletterIdOf('aB3dE6g', Date.UTC(2026, 3, 9, 23, 59), timeZone)).toBe(`aB3dE6g${day}`);
});

test.each([
  ['co.example/films', 'https://co.example/films'],
  ['https://co.example', 'https://co.example'],
  [' HTTP://co.example ', 'HTTP://co.example'],
])('the link %s is kept as %s', (typed, kept) => {
  expect(isMailLink(typed)).toBe(true);
  expect(mailLink(typed)).toBe(kept);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  'ftp://co.example',
  'file:///etc/passwd',
  'https://me:secret@co.example/',
  'http://',
  'two words',
  'https://any*thing.example',
  'https://any%20thing.example',
])('the link %s is none', (link) => {
  expect(isMailLink(link)).toBe(false);
  const button: NewsletterItem = { kind: 'button', key: 'b', address: link, label: 'See', colour: '#19aeed' };
  expect(problemsOfItem(button)).toEqual({ address: 'malformed' });
  expect(problemsOfItem(filmCard('f1', { link }))).toEqual({ link: 'malformed' });
  expect(problemsOfNewsletter({ ...plain, linkType: 'address', linkValue: link })).toEqual({
    linkValue: 'malformed',
  });
});

test('a card stands on the wire as the specification writes it', () => {
  expect(writeItem(filmCard('f1', { key: 'k1' }))).toEqual({
    ITEM_ID: 'k1',
    FILM_ID: 'f1',
    TITRE: 'Night work',
    REA: 'director : Agnès Varda',
    PROD: 'production : Les Films du Quai',
    AFC: 'AFC',
    FIRST_NAME: 'Anna',
    LAST_NAME: 'Berg',
    ENG_SINGULIER: 'Cinematographer',
    LINK: '',
    DATE_CREATED: '01/04/2026',
    PICT_URL: '',
  });
});

test.each<NewsletterItem>([
  filmCard('f1'),
  { kind: 'button', key: 'b', address: 'https://co.example', label: 'See', colour: '#19aeed' },
  { kind: 'text', key: 't', html: '<p>One</p>' },
  { kind: 'picture', key: 'p', picture: 'abc', description: 'A reef', link: '' },
])('a $kind comes back from the wire as it was', (item) => {
  expect(readItem(writeItem(item))).toEqual(item);
});

test('what an agency’s own scripts kept is read: a button without a colour is blue, a card without a name has none', () => {
  expect(readItem({ URL_BTN: 'https://co.example', TEXT_BTN: 'See' })).toMatchObject({
    colour: '#19aeed',
  });
  expect(readItem({ FILM_ID: '7', TITRE: 'Rose', REA: 'Director :  X' })).toMatchObject({
    director: 'X',
    producer: '',
    link: '',
  });
});

test.each([
  ['that has none', [undefined, undefined], ['item-1', 'item-2']],
  ['that has an empty one', ['', 'a'], ['item-1', 'a']],
  [
    'beside one that has the name of its place',
    ['item-2', undefined, 'item-1'],
    ['item-2', 'item-3', 'item-1'],
  ],
  ['that has the one of another', ['a', 'a', 'item-1', 'a'], ['a', 'item-2', 'item-1', 'item-3']],
])('an item %s is read with a key that no other has', (_which, given, keys) => {
  const list = given.map((ITEM_ID) => ({ ITEM_ID, PRE_TITLE: '' }));
  expect(
    newsletterItems('FILMS_ARRAY')
      .read(JSON.stringify(list))
      .map(({ key }) => key),
  ).toEqual(keys);
});

test('a card whose talent is in no union says NO for it on the wire, and nothing in the mail', () => {
  const card = filmCard('f1', { union: '' });
  expect(writeItem(card)).toMatchObject({ AFC: 'NO' });
  const read = readItem({ ...writeItem(card), AFC: 'NO' });
  expect(read.kind === 'film' && filmCredits(read)).toContain('Anna Berg, Cinematographer');
});

test('a list with what is of no kind is not read as one without it', () => {
  const { read } = newsletterItems('FILMS_ARRAY');
  expect(read('')).toEqual([]);
  for (const list of ['[{"SOUND":1}]', '{"a":1}', 'no list', '[null]'])
    expect(() => read(list)).toThrow('FILMS_ARRAY');
});

test('200 items are a newsletter, 201 are too many, and one that is wrong is told', () => {
  const check = (items: readonly NewsletterItem[]) =>
    checkRecord(
      { items: newsletterContentFields.items },
      { FILMS_ARRAY: JSON.stringify(items.map(writeItem)) },
    );
  const texts = Array.from({ length: NEWSLETTER_ITEMS_LIMIT }, (_, at): NewsletterItem => ({
    kind: 'text',
    key: `t${at}`,
    html: '',
  }));
  expect(check(texts).ok).toBe(true);
  expect(check([...texts, filmCard('f1')])).toEqual({ ok: false, problems: { items: 'tooMany' } });
  const red = { kind: 'button', key: 'b', address: 'https://co.example', label: 'x', colour: 'red' } as const;
  expect(check([red])).toEqual({ ok: false, problems: { items: 'malformed' } });
});

test('a card says who made the film', () => {
  expect(filmCredits(filmCard('f1'))).toEqual([
    'director : Agnès Varda',
    'production : Les Films du Quai',
    'Anna Berg, Cinematographer (AFC)',
  ]);
  const bare = { director: '', producer: '', union: '', firstName: '', lastName: '', profession: '' };
  expect(filmCredits(filmCard('f1', bare))).toEqual([]);
});

test('a pasted list is its addresses, each once, and what is none by name', () => {
  const pasted =
    'a@b.example, "Roux, Marie" <marie@b.example>;\n\nMarie@B.example\tnot an address\nx@@y\nLi <c@d.example>';
  expect(addressesIn(pasted)).toEqual({
    recipients: [
      { name: '', address: 'a@b.example' },
      { name: 'Roux, Marie', address: 'marie@b.example' },
      { name: 'Li', address: 'c@d.example' },
    ],
    malformed: ['not an address', 'x@@y'],
  });
});

test('the commas of Chinese and Japanese keyboards stand between addresses too', () => {
  const list = '林书航 <lin@b.example>，a@b.example、c@d.example；x＠y，"高橋、美咲" <misaki@b.example>';
  expect(addressesIn(list)).toEqual({
    recipients: [
      { name: '林书航', address: 'lin@b.example' },
      { name: '', address: 'a@b.example' },
      { name: '', address: 'c@d.example' },
      { name: '高橋、美咲', address: 'misaki@b.example' },
    ],
    malformed: ['x＠y'],
  });
  expect(typedList('a@b.example、c@d')).toEqual({ ended: ['a@b.example'], typing: 'c@d' });
  expect(typedList('a@b.example，').typing).toBe('');
});

test('what is no address is told of however long it is, and a name is what stands before its address', () => {
  const long = `a${' '.repeat(700_000)}b`;
  expect(addressesIn(`${long}, ${'x'.repeat(501)} <a@b.example>`)).toEqual({
    recipients: [],
    malformed: [long, `${'x'.repeat(501)} <a@b.example>`],
  });
  expect(
    addressesIn('"Ida"<a@b.example>; Ida Berg<c@d.example>; <e@f.example>; "Roux <g@h.example>').recipients,
  ).toEqual([
    { name: 'Ida', address: 'a@b.example' },
    { name: 'Ida Berg', address: 'c@d.example' },
    { name: '', address: 'e@f.example' },
    { name: 'Roux', address: 'g@h.example' },
  ]);
});

test('each page that the agency has typed is linked at the foot of its letters', () => {
  const pages = { facebook: '', instagram: '', twitter: 'https://x.example', tumblr: 'https://t.example' };
  const agency = {
    webAddress: '',
    mainMail: 'office@co.example',
    ...pages,
    vimeo: '',
    asa: 'https://asa.example',
  };
  const links = footerAddresses(agency as Agency, '#000').match(/<a[^>]*>[^<]*/g) ?? [];
  expect(links.map((link) => link.replace(/<[^>]*>/, ''))).toEqual([
    'office@co.example',
    'Twitter',
    'Tumblr',
    'ASA',
  ]);
});
