import { type Person, signIn, startServer, type TestServer } from '../support/server';

let server: TestServer;
let anna: Person;
beforeAll(async () => {
  server = await startServer();
  anna = await signIn(server, 'staff@co.example');
});
afterAll(() => server.close());

const titles = async (search: string) =>
  (await anna.call('film.search', { search })).map(({ title }) => title);

test('films are found by words of their title or their talent’s last name, whatever the case and the accents', async () => {
  const [film] = await anna.call('agencyFilms.list', {});
  const { title, talentLastName } = film!;
  expect(await titles(title.toUpperCase())).toContain(title);
  expect(await titles(`${talentLastName} ${title.split(' ')[0]!.toLowerCase()}`)).toContain(title);
  expect(await titles(talentLastName.normalize('NFD').replace(/\p{M}/gu, ''))).toContain(title);
  expect(await titles('no such film')).toEqual([]);
  expect(await titles('  ')).toEqual([]);
});

test('a film in the trash is not found', async () => {
  const { filmId, title } = (await anna.call('agencyFilms.list', {})).at(-1)!;
  await anna.call('film.delete', { filmId, online: false });
  expect((await anna.call('film.search', { search: title })).map((found) => found.filmId)).not.toContain(
    filmId,
  );
});
