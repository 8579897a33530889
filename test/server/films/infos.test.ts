import { type Person, signIn, startServer, type TestServer, wireOf } from '../support/server';

let server: TestServer;
let staff: Person;

beforeAll(async () => {
  server = await startServer();
  staff = await signIn(server, 'staff@co.example');
});
afterAll(() => server.close());

const infos = { title: 'Rose', director: '', producer: '', format: '', tags: [], notes: '' };

/** A film of the demo with another year, as older data may have it. */
async function filmOf(year: string) {
  const { catalogue } = (await server.installation.agency('CO'))!;
  const { film_id } = await catalogue.selectFrom('films').select('film_id').executeTakeFirstOrThrow();
  await catalogue.updateTable('films').set({ year }).where('film_id', '=', film_id).execute();
  return film_id;
}

test.each(['2024', ''])('the year %j is kept', async (year) => {
  const filmId = await filmOf('2019/20');
  expect(await staff.call('film.updateInfos', { ...infos, filmId, year })).toMatchObject({ kind: 'saved' });
});

test('a title is kept without the blanks around it, and is on one line', async () => {
  const filmId = await filmOf('2024');
  const said = { ...infos, filmId, year: '2024' };
  await staff.call('film.updateInfos', { ...said, title: '  Rose \n' });
  const { refusal } = await staff.send(
    'film.updateInfos',
    wireOf('film.updateInfos', { ...said, title: 'Ro\nse' }),
  );
  expect(refusal).toEqual({ kind: 'invalid', problems: { title: 'malformed' } });
  const films = await staff.call('agencyFilms.list', { filmIds: [filmId] });
  expect(films).toMatchObject([{ title: 'Rose' }]);
});

test.each(['20x6', '24', '2019-20'])('the year %j is refused, and named', async (year) => {
  const filmId = await filmOf('2019/20');
  const { refusal } = await staff.send(
    'film.updateInfos',
    wireOf('film.updateInfos', { ...infos, filmId, year }),
  );
  expect(refusal).toEqual({ kind: 'invalid', problems: { year: 'malformed' } });
});

test('a year that a colleague corrected meanwhile is a conflict to merge, not a year to refuse', async () => {
  const filmId = await filmOf('98');
  await staff.call('film.updateInfos', { ...infos, filmId, year: '1998', director: 'Bo' });
  const asked = { ...infos, filmId, year: '98', director: 'Cy', version: 0 };
  expect(await staff.call('film.updateInfos', asked)).toMatchObject({
    kind: 'conflict',
    values: { year: '1998', director: 'Bo' },
  });
});

test('what older data has for a year may stay when something else is changed', async () => {
  const filmId = await filmOf('2019/20');
  const asked = { ...infos, filmId, year: '2019/20', director: 'Bo' };
  expect(await staff.call('film.updateInfos', asked)).toMatchObject({ kind: 'saved' });
});

async function tagsOf(filmId: string): Promise<unknown> {
  const { catalogue } = (await server.installation.agency('CO'))!;
  const films = catalogue.selectFrom('films').select('tags').where('film_id', '=', filmId);
  return JSON.parse((await films.executeTakeFirstOrThrow()).tags);
}

test.each(['["drama","no', 'garbage', '{"0":"drama"}', '["drama",7]', '["drama",null]'])(
  'the tags %s are no list of words: they are refused, and those that stand there stay',
  async (id_KEYWORDS) => {
    const filmId = await filmOf('2024');
    await staff.call('film.updateInfos', { ...infos, filmId, year: '2024', tags: ['drama', 'night'] });
    const wire = wireOf('film.updateInfos', { ...infos, filmId, year: '2024' });
    const { refusal } = await staff.send('film.updateInfos', { ...wire, id_KEYWORDS });
    expect(refusal).toEqual({ kind: 'invalid', problems: { tags: 'malformed' } });
    expect(await tagsOf(filmId)).toEqual(['drama', 'night']);
  },
);

test.each(['', '[]'])('%j takes all tags away', async (id_KEYWORDS) => {
  const filmId = await filmOf('2024');
  await staff.call('film.updateInfos', { ...infos, filmId, year: '2024', tags: ['drama'] });
  const wire = wireOf('film.updateInfos', { ...infos, filmId, year: '2024' });
  await staff.send('film.updateInfos', { ...wire, id_KEYWORDS });
  expect(await tagsOf(filmId)).toEqual([]);
});
