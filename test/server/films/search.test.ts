import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer } from '../support/server';

describe.each(databases)('films are searched on $database', ({ open }) => {
  let server: TestServer;
  let anna: Person;
  beforeAll(async () => {
    server = await startServerOn(open);
    anna = await signIn(server, 'staff@co.example');
  });
  afterAll(() => server?.close());

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

  test('a film is found by the title, and by its talent’s last name, that it has now', async () => {
    const film = (await anna.call('agencyFilms.list', {}))[1]!;
    const { filmId, talentId, version } = film;
    const found = async (search: string) =>
      (await anna.call('film.search', { search })).some((one) => one.filmId === filmId);
    await anna.call('film.updateInfos', { ...film, filmId, version, title: '100 % Nœud_d’Été' });
    expect(await found('noeud_d')).toBe(true);
    expect(await found('100 %')).toBe(true);
    expect(await found('noeud%ete')).toBe(false);
    expect(await found(film.title)).toBe(false);
    await anna.call('talent.update', { talentId: talentId!, lastName: 'Łuczak' });
    expect(await found('luczak 100')).toBe(true);
  });
  test('what is found says whether it can be played, as the list of films does', async () => {
    const { filmId, title } = (await anna.call('agencyFilms.list', {}))[2]!;
    const mark = async () => {
      const [found] = (await anna.call('film.search', { search: title })).filter(
        (one) => one.filmId === filmId,
      );
      const listed = (await anna.call('agencyFilms.list', {})).find((one) => one.filmId === filmId)!;
      const { encoding, encodingProgress, duration, processId } = listed;
      expect(found).toMatchObject({ encoding, encodingProgress, duration, processId });
      return found!;
    };
    expect((await mark()).duration).toBeGreaterThan(0);
    const { catalogue } = (await server.installation.agency('CO'))!;
    await catalogue
      .updateTable('films')
      .set({ process_id: null, duration: 0 })
      .where('film_id', '=', filmId)
      .execute();
    expect(await mark()).toMatchObject({ encoding: 'none', duration: 0 });
  });
});
