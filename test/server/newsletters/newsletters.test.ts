import type { NewsletterContent } from '../../../src/contract/entities/newsletter';
import type { NewsletterItem } from '../../../src/contract/entities/newsletterItem';
import { dayAt } from '../../../src/server/wallClock';
import { newId } from '../../../src/server/ids';
import { type Person, signIn, startServer, type TestServer, wireOf } from '../support/server';
import { filmCard, plain } from './content';

let server: TestServer;
let anna: Person;
let filmIds: readonly string[];

beforeAll(async () => {
  server = await startServer();
  anna = await signIn(server, 'staff@co.example');
  filmIds = (await anna.call('agencyFilms.list', {})).map(({ filmId }) => filmId);
});
afterAll(() => server.close());

const call = { html: '<script>theirs()</script>', logoColour: 'black', clientAbbreviation: 'CO' } as const;
const newNewsletterId = () => `${newId(7)}20260401`;

async function added(over: Partial<NewsletterContent> = {}) {
  const newsletterId = newNewsletterId();
  await anna.call('newsletter.add', { newsletterId, ...plain, ...over, ...call });
  return newsletterId;
}
const refusalOfAdding = async (over: Partial<NewsletterContent>, theirs: object = {}) =>
  (
    await anna.send(
      'newsletter.add',
      wireOf('newsletter.add', { newsletterId: newNewsletterId(), ...plain, ...over, ...call, ...theirs }),
    )
  ).refusal;
const got = async (newsletterId: string) => (await anna.call('newsletter.get', { newsletterId }))[0]!;
const tokenOf = async (newsletterId: string) =>
  /\/newsletter\/CO\/(\w+)/.exec((await got(newsletterId)).html)?.[1] ?? '';
const at = (token: string, path = '') => server.app.inject({ url: `/newsletter/CO/${token}${path}` });
const page = async (newsletterId: string, path = '') => at(await tokenOf(newsletterId), path);
const text = (html: string): NewsletterItem => ({ kind: 'text', key: 't', html });

test('one is added with its day, is first in the list, and comes back whole', async () => {
  const items: readonly NewsletterItem[] = [
    filmCard(filmIds[0]!),
    { kind: 'button', key: 'b', address: 'co.example/films', label: ' See all ', colour: '#fc0' },
    text('<p>Bonsoir</p>'),
  ];
  const newsletterId = await added({
    title: ' April ',
    items,
    conclusion: 'À bientôt',
    backColour: '#202020',
  });
  const [first] = await anna.call('newsletters.list', {});
  const today = dayAt('Europe/Paris', first!.modifiedAt!);
  expect(first).toMatchObject({ newsletterId, title: 'April', modifiedOn: today, mailedOn: '', version: 1 });
  expect(await got(newsletterId)).toMatchObject({
    title: 'April',
    items: [items[0], { ...items[1], address: 'https://co.example/films', label: 'See all' }, items[2]],
    conclusion: 'À bientôt',
    textColour: '#606060',
    backColour: '#202020',
    footerBackColour: '#606060',
    footerTextColour: '#ffffff',
    goneFilmIds: [],
    html: expect.stringContaining('director : Agnès Varda') as string,
  });
});

test('it was changed and mailed on the days that the clock of its agency showed', async () => {
  const newsletterId = await added();
  const { catalogue } = (await server.installation.agency('CO'))!;
  const times = { modified_at: '2026-07-01T22:30:00.000Z', mailed_at: '2026-12-31T23:00:00.000Z' };
  await catalogue.updateTable('newsletters').set(times).where('newsletter_id', '=', newsletterId).execute();
  const days = { modifiedOn: '02/07/2026', mailedOn: '01/01/2027' };
  expect(await anna.call('newsletters.list', { newsletterIds: [newsletterId] })).toMatchObject([days]);
  expect(await got(newsletterId)).toMatchObject(days);
});

test('what a browser composed is neither kept nor mailed', async () => {
  const newsletterId = await added();
  expect((await got(newsletterId)).html).not.toContain('theirs');
  const { mailId = '' } = await anna.call('newsletter.mail', {
    newsletterId,
    recipient: 'client@brand.example',
    clientAbbreviation: 'CO',
  });
  expect((await anna.call('outbox.read', { mailId })).html).not.toContain('theirs');
});

test('the same request adds one; an id that is taken is FAILED', async () => {
  const input = { newsletterId: newNewsletterId(), ...plain, ...call, requestId: newId() };
  await anna.call('newsletter.add', input);
  await anna.call('newsletter.add', input);
  const again = await anna.send('newsletter.add', wireOf('newsletter.add', { ...input, requestId: newId() }));
  expect(again).toMatchObject({ body: 'FAILED', refusal: { kind: 'conflict', reason: 'idTaken' } });
});

test.each(['create', '.', '..'])(
  '%j, at whose address its page could not be opened, is no id',
  async (id) => {
    expect(await refusalOfAdding({}, { newsletterId: id })).toEqual({
      kind: 'invalid',
      problems: { newsletterId: 'malformed' },
    });
  },
);

test('a save from an older version changes nothing and hands over what stands there', async () => {
  const newsletterId = await added();
  const save = (over: object, version: number) =>
    anna.call('newsletter.update', { newsletterId, ...plain, ...over, ...call, version });
  expect(await save({ title: 'One', items: [text('<p>1</p>')] }, 1)).toEqual({ kind: 'saved', version: 2 });
  expect(await save({ title: 'Two' }, 1)).toEqual({
    kind: 'conflict',
    version: 2,
    values: { ...plain, title: 'One', items: [text('<p>1</p>')] },
  });
  const before = (await anna.call('newsletters.list', { newsletterIds: [newsletterId] }))[0]!;
  expect(await save({ title: 'One', items: [text('<p>1</p>')] }, 2)).toEqual({ kind: 'saved', version: 2 });
  expect(await anna.call('newsletters.list', { newsletterIds: [newsletterId] })).toEqual([before]);
});

test.each<[string, Partial<NewsletterContent>, object]>([
  ['a blank title', { title: ' ' }, { title: 'required' }],
  ['a colour that is none', { backColour: 'red' }, { backColour: 'malformed' }],
  ['a colour with more in it', { textColour: '#fff;x' }, { textColour: 'malformed' }],
  [
    'a title that leads to a script',
    { linkType: 'address', linkValue: 'javascript:x()' },
    { linkValue: 'malformed' },
  ],
  [
    'a card that leads to a script',
    { items: [filmCard('f', { link: 'javascript:x()' })] },
    { items: 'malformed' },
  ],
  [
    'a button that leads to a script',
    { items: [{ kind: 'button', key: 'b', address: 'javascript:x()', label: 'x', colour: '#000' }] },
    { items: 'malformed' },
  ],
  [
    'a picture that leads to a script',
    { items: [{ kind: 'picture', key: 'p', picture: 'x', description: '', link: 'javascript:x()' }] },
    { items: 'malformed' },
  ],
  ['201 items', { items: Array.from({ length: 201 }, () => text('')) }, { items: 'tooMany' }],
])('%s is refused', async (_what, over, problems) => {
  expect(await refusalOfAdding(over)).toEqual({ kind: 'invalid', problems });
});

test('films and pictures of another agency are not to be had, nor another agency’s name', async () => {
  const neighbour = await signIn(server, 'staff@mp.example');
  const [theirs] = await neighbour.call('agencyFilms.list', {});
  expect(await refusalOfAdding({ items: [filmCard(theirs!.filmId)] })).toEqual({ kind: 'notFound' });
  expect(await refusalOfAdding({ linkType: 'film', linkValue: theirs!.filmId })).toEqual({
    kind: 'notFound',
  });
  const picture: NewsletterItem = { kind: 'picture', key: 'p', picture: 'other', description: '', link: '' };
  expect(await refusalOfAdding({ items: [picture] })).toEqual({ kind: 'notFound' });
  expect(await refusalOfAdding({}, { clientAbbreviation: 'MP' })).toEqual({ kind: 'forbidden' });
  const newsletterId = await added({ items: [filmCard(filmIds[0]!)] });
  const token = await tokenOf(newsletterId);
  expect((await server.app.inject({ url: `/newsletter/MP/${token}` })).statusCode).toBe(404);
  const before = await neighbour.send('newsletter.get', wireOf('newsletter.get', { newsletterId }));
  expect(before.refusal).toEqual({ kind: 'notFound' });
});

test('HTML in a text is cleaned; in all else it is text', async () => {
  const evil = '<img src=x onerror=steal()><b>x</b>';
  const card = filmCard(filmIds[0]!, { title: evil, director: evil, producer: evil, firstName: evil });
  const newsletterId = await added({
    ...{ title: evil, heading1: evil, heading2: evil, heading3: evil, conclusion: evil },
    items: [
      card,
      text(
        `<h2 style="color:red">Hello</h2><script>steal()</script>${evil}<a href="javascript:steal()">one</a>`,
      ),
      { kind: 'button', key: 'b', address: 'https://co.example/?a="><b>', label: evil, colour: '#19aeed' },
    ],
  });
  const { items, html } = await got(newsletterId);
  expect(items[1]).toEqual(
    text('<h2>Hello</h2><b>x</b><a rel="noopener noreferrer" target="_blank">one</a>'),
  );
  for (const shown of [html, (await page(newsletterId)).body]) {
    expect(shown).not.toMatch(/<script|<img src=x|javascript:/);
    expect(shown).toContain('&lt;img src=x onerror=steal()&gt;');
    // The one bold word is that of the text.
    expect(shown.match(/<b>/g)).toHaveLength(1);
    expect(shown).not.toContain('{{');
  }
});

test.each([
  ['its heading', { heading1: 'New films' }, 'New films'],
  ['the first heading that it has', { heading1: '', heading3: 'From this spring' }, 'From this spring'],
  ['its subject', { heading1: '', title: 'Spring' }, 'Spring'],
])('its page on the web is headed by %s', async (_what, over, heading) => {
  const { body } = await page(await added(over));
  expect(body.match(/<div role="heading" aria-level="1">[^<]*/g)).toEqual([
    `<div role="heading" aria-level="1">${heading}`,
  ]);
});

test('a film that is deleted later is left out until it is back; its link says that it is no longer here', async () => {
  const [one, two] = [filmIds[1]!, filmIds[2]!];
  const items = [filmCard(one, { title: 'Stays' }), filmCard(two, { title: 'Goes' })];
  const newsletterId = await added({ items });
  expect((await page(newsletterId, `/watch/${two}`)).body).toContain('<video');
  await anna.call('film.delete', { filmId: two, online: false });
  const after = await got(newsletterId);
  expect(after.items).toEqual(items);
  expect(after.goneFilmIds).toEqual([two]);
  for (const shown of [after.html, (await page(newsletterId)).body]) {
    expect(shown).toContain('Stays');
    expect(shown).not.toContain('Goes');
  }
  const gone = await page(newsletterId, `/watch/${two}`);
  expect(gone.statusCode).toBe(404);
  expect(gone.body).toContain('This film is no longer here');
  expect((await page(newsletterId, `/films/${two}.mp4`)).statusCode).toBe(404);
  // What stood there may stay, and be saved again.
  const again = { newsletterId, ...plain, title: 'Again', items, ...call };
  expect(await anna.call('newsletter.update', again)).toMatchObject({ kind: 'saved' });
  await anna.call('trash.restore', { kind: 'film', id: two });
  expect((await page(newsletterId)).body).toContain('Goes');
});

test('its page shows its films and no others, to anybody, and runs nothing', async () => {
  const newsletterId = await added({ items: [filmCard(filmIds[0]!)] });
  const shown = await page(newsletterId);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-security-policy']).toContain("script-src 'none'");
  expect(shown.headers['x-robots-tag']).toContain('noindex');
  expect(shown.body).not.toContain('Read in the browser');
  expect((await page(newsletterId, `/films/${filmIds[0]}.jpg?size=mail`)).headers['content-type']).toBe(
    'image/jpeg',
  );
  expect((await page(newsletterId, `/films/${filmIds[0]}.mp4`)).headers['content-type']).toBe('video/mp4');
  for (const path of ['watch/X', 'films/X.mp4', 'films/X.jpg'])
    expect((await page(newsletterId, `/${path.replace('X', filmIds[3]!)}`)).statusCode).toBe(404);
  expect((await at('nobody20260401')).body).toContain('This newsletter is not available');
});

test('its pictures are shown whatever name of the server it is read or prepared by', async () => {
  const newsletterId = await added({ items: [filmCard(filmIds[0]!)] });
  const { origin } = new URL((await got(newsletterId)).html.match(/http[^"]+\.jpg/)![0]);
  for (const shown of [await page(newsletterId), await server.app.inject({ url: '/health' })])
    expect(shown.headers['content-security-policy']).toMatch(new RegExp(`img-src[^;]* ${origin}(?:;| )`));
});

test('its page has an address that nobody can guess: its id opens nothing', async () => {
  const newsletterId = await added();
  expect(await tokenOf(newsletterId)).toMatch(/^[A-Za-z0-9]{20}$/);
  expect((await at(newsletterId)).statusCode).toBe(404);
  expect((await at('')).statusCode).toBe(404);
});

test('it goes to the trash with its page, and comes back', async () => {
  const newsletterId = await added({ title: 'Thursday' });
  const token = await tokenOf(newsletterId);
  await anna.call('newsletter.delete', { newsletterId });
  expect(await anna.call('newsletters.list', { newsletterIds: [newsletterId] })).toEqual([]);
  expect((await at(token)).statusCode).toBe(404);
  expect(await anna.call('trash.list', {})).toContainEqual(
    expect.objectContaining({ kind: 'newsletter', id: newsletterId, title: 'Thursday' }),
  );
  await anna.call('trash.restore', { kind: 'newsletter', id: newsletterId });
  expect((await at(token)).statusCode).toBe(200);
});

test('a preview is composed of what is not saved, with the pictures that staff see', async () => {
  const content = { ...plain, items: [filmCard(filmIds[0]!), text('<p onclick="x()">Hello</p>')] };
  const { html, text: words, bytes } = await anna.call('newsletter.compose', content);
  expect(html).toContain(`src="/media/films/${filmIds[0]}/thumbnails/1.jpg"`);
  expect(html).not.toContain('onclick');
  expect(words).toContain('Night work\ndirector : Agnès Varda');
  expect(bytes).toBeGreaterThan(2000);
});
