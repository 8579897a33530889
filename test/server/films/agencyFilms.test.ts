import { AGENCY_FILMS_SHOWN } from '../../../src/contract/constants';
import { fullName } from '../../../src/office/entities/talents';
import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer } from '../support/server';

describe.each(databases)('what of an agency’s films is asked for on $database', ({ open }) => {
  let server: TestServer;
  let anna: Person;
  beforeAll(async () => {
    server = await startServerOn(open);
    anna = await signIn(server, 'staff@co.example');
  });
  afterAll(() => server?.close());

  const all = () => anna.call('agencyFilms.list', {});
  const idsFound = async (search: string, isStart?: boolean) =>
    (await anna.call('agencyFilms.find', { search, isStart })).map(({ filmId }) => filmId);

  test('films are found by words of title, director and talent, as a list of all would tell them', async () => {
    const films = await all();
    const talents = await anna.call('talents.list', {});
    const film = films.find(({ talentId }) => talentId)!;
    const talent = talents.find(({ talentId }) => talentId === film.talentId)!;
    const [found] = (
      await anna.call('agencyFilms.find', { search: `${film.title} ${film.director} ${fullName(talent)}` })
    ).filter(({ filmId }) => filmId === film.filmId);
    expect(found).toEqual(film);
    expect(await idsFound(fullName(talent).toUpperCase())).toEqual(
      films.filter(({ talentId }) => talentId === talent.talentId).map(({ filmId }) => filmId),
    );
    expect(await idsFound('no such film')).toEqual([]);
    expect(await idsFound('%')).toEqual([]);
  });

  test('nothing typed finds the first films by their numbers', async () => {
    expect(await idsFound(' ')).toEqual(
      (await all()).slice(0, AGENCY_FILMS_SHOWN).map(({ filmId }) => filmId),
    );
  });

  test('for a special reel, title or last name starts with what was typed', async () => {
    const film = (await all()).find(({ title }) => title.includes(' '))!;
    const [first = '', second = ''] = film.title.split(' ');
    expect(await idsFound(` ${first.toUpperCase()} ${second}`, true)).toContain(film.filmId);
    expect(await idsFound(second, true)).not.toContain(film.filmId);
    expect(await idsFound(film.talentLastName.slice(0, 3), true)).toContain(film.filmId);
  });

  test('a film is found by the director, and by its talent’s first name, that it has now', async () => {
    const film = (await all())[1]!;
    await anna.call('film.updateInfos', { ...film, director: 'Zoë Ångström' });
    await anna.call('talent.update', { talentId: film.talentId!, firstName: 'Þóra-Mærð' });
    expect(await idsFound('angstrom zoe maerð')).toContain(film.filmId);
  });

  test('films are counted as they are listed, and the newest are named', async () => {
    const films = await all();
    const figures = await anna.call('agencyFilms.figures', {});
    expect(figures).toEqual({
      total: films.length,
      unplayable: films.filter(({ encoding, duration = 0 }) => encoding !== 'done' && duration === 0).length,
      underWay: films.filter(({ encoding }) => encoding === 'waiting' || encoding === 'running').length,
      failed: films.filter(({ encoding }) => encoding === 'failed').length,
      newest: films
        .toReversed()
        .slice(0, 8)
        .map(({ filmId }) => filmId),
    });
  });

  test('a film in the trash is neither counted nor found', async () => {
    const before = await anna.call('agencyFilms.figures', {});
    const film = (await all()).at(-1)!;
    await anna.call('film.delete', { filmId: film.filmId, online: false });
    const after = await anna.call('agencyFilms.figures', {});
    expect(after.total).toBe(before.total - 1);
    expect(after.newest).not.toContain(film.filmId);
    expect(await idsFound(film.title)).not.toContain(film.filmId);
  });
});
