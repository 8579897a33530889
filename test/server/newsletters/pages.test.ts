import { AgencyClosed } from '../../../src/server/database/damaged';
import { newId } from '../../../src/server/ids';
import { signIn, startServer, type TestServer } from '../support/server';
import { filmCard, plain } from './content';

let server: TestServer;
let pathname: string;
let filmId: string;

beforeAll(async () => {
  server = await startServer();
  const anna = await signIn(server, 'staff@co.example');
  filmId = (await anna.call('agencyFilms.list', {}))[0]!.filmId;
  const newsletterId = `${newId(7)}20260401`;
  const content = { ...plain, heading1: 'Winter', items: [filmCard(filmId)] };
  const call = { html: '', logoColour: 'black', clientAbbreviation: 'CO' } as const;
  await anna.call('newsletter.add', { newsletterId, ...content, ...call });
  const [stored] = await anna.call('newsletter.get', { newsletterId });
  ({ pathname } = new URL(/http[^"]+\/newsletter\/CO\/\w{20}/.exec(stored!.html)![0]));
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url, headers: { accept: 'text/html' } });

test('the pages of a newsletter open by a link at whose end a mail program or a person put a slash', async () => {
  expect((await get(`${pathname}/`)).body).toContain('Winter');
  expect((await get(`${pathname}/watch/${filmId}/`)).body).toContain('<video');
});

test.each(['', '/', '/CO', '/CO/', '/CO/x/watch'])(
  'a link that was cut off at “/newsletter%s” opens a page that says that there is none',
  async (rest) => {
    const page = await get(`/newsletter${rest}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('This newsletter is not available');
  },
);

test('while nothing can be read they ask to come again', async () => {
  for (const path of ['', `/watch/${filmId}`]) {
    const away = jest.spyOn(server.installation, 'agency').mockRejectedValue(new AgencyClosed('No CO.'));
    const page = await get(`${pathname}${path}`);
    away.mockRestore();
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '120' });
    expect(page.body).toContain('<h1>This page cannot be shown right now</h1>');
  }
});
