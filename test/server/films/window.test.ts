import type { ListedFilm } from '../../../src/contract/entities/film';
import type { InputOf } from '../../../src/contract/script';
import type { ScriptByName } from '../../../src/contract/scripts';
import { filmOrders } from '../../../src/contract/scripts/filmWindows';
import { fold, holdsWords, searchWords } from '../../../src/contract/rules/text';
import { fullName } from '../../../src/office/entities/talents';
import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer } from '../support/server';

type Looked = InputOf<ScriptByName['agencyFilms.window']>;

const titles = ['Take 10', 'take 2', 'Été à la mer', '東京物語の夜', 'Half "quoted" 100%'];

describe.each(databases)('windows of the list of films on $database', ({ open }) => {
  let server: TestServer;
  let anna: Person;
  beforeAll(async () => {
    server = await startServerOn(open);
    anna = await signIn(server, 'staff@co.example');
    const films = await all();
    for (const [at, title] of titles.entries())
      await anna.call('film.updateInfos', { ...films[at]!, title, director: at === 0 ? '' : 'Zoë Ångström' });
  });
  afterAll(() => server?.close());

  const all = () => anna.call('agencyFilms.list', {});
  const first: Looked = { search: '', order: 'number', isDescending: false, first: 0, count: 200 };
  const looked = (changes: Partial<Looked> = {}): Looked => ({ ...first, ...changes });
  const ask = (input: Looked) => anna.call('agencyFilms.window', input);
  const found = async (search: string) => (await ask(looked({ search }))).rows.map(({ filmId }) => filmId);
  const idsOf = (films: readonly { readonly filmId: string }[]) => films.map(({ filmId }) => filmId);
  const titled = async (title: string) => (await all()).find((film) => film.title === title)!;

  test('a window is what a list of all would tell at that place, and says how many there are', async () => {
    const films = await all();
    const window = await ask(looked({ first: 7, count: 5 }));
    expect(window).toEqual({ found: films.length, total: films.length, rows: films.slice(7, 12) });
    expect((await ask(looked({ first: films.length }))).rows).toEqual([]);
  });

  test.each(Object.values(filmOrders))(
    'windows in the order of %s join to the whole, either way round',
    async (order) => {
      const films = await all();
      const whole = await ask(looked({ order }));
      expect(idsOf(whole.rows).toSorted()).toEqual(idsOf(films).toSorted());
      const joined: ListedFilm[] = [];
      for (let first = 0; first < films.length; first += 4)
        joined.push(...(await ask(looked({ order, first, count: 4 }))).rows);
      expect(joined).toEqual(whole.rows);
      expect((await ask(looked({ order, isDescending: true }))).rows).toEqual(whole.rows.toReversed());
    },
  );

  test('numbers in titles count by their worth, whatever case', async () => {
    const inOrder = (await ask(looked({ order: 'title' }))).rows.map(({ title }) => title);
    expect(inOrder.indexOf('take 2')).toBe(inOrder.indexOf('Take 10') - 1);
  });

  test('what has nothing in a column comes last in its order', async () => {
    const { rows } = await ask(looked({ order: 'director' }));
    expect(rows.at(-1)?.title).toBe('Take 10');
  });

  test('years, lengths and names are in order', async () => {
    const years = (await ask(looked({ order: 'year' }))).rows.map(({ year }) => year);
    expect(years).toEqual(years.toSorted());
    const lengths = (await ask(looked({ order: 'length' }))).rows.map(({ duration = 0 }) => duration);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });

  test.each([
    ['ETE mer', 'Été à la mer'],
    ['à', 'Été à la mer'],
    ['東京物', '東京物語の夜'],
    ['物語', '東京物語の夜'],
    ['夜', '東京物語の夜'],
    ['"quoted"', 'Half "quoted" 100%'],
    ['100%', 'Half "quoted" 100%'],
    ['ake 1 take', 'Take 10'],
  ])('every word is found, wherever in a word it stands: %s', async (search, title) => {
    const { filmId } = await titled(title);
    const films = await found(search);
    expect(films).toContain(filmId);
    expect(films.length).toBeLessThan((await all()).length);
  });

  test.each(['nothing that is there', '_', 'take zzz', '*', 'a*b NOT c', '東京物 take'])(
    'what is nowhere is not found: %s',
    async (search) => {
      const { length: total } = await all();
      expect(await ask(looked({ search }))).toEqual({ found: 0, total, rows: [] });
    },
  );

  test.each(['e', 'the', 'ter', 'anna', 'lo ra'])(
    'what is found stands in the order of all: %s',
    async (search) => {
      const talents = new Map(
        (await anna.call('talents.list', {})).map((talent) => [talent.talentId, talent]),
      );
      const every = (await ask(looked({ order: 'title' }))).rows;
      const holding = every.filter(({ title, director, talentId = '' }) => {
        const talent = talents.get(talentId);
        const key = fold(`${title} ${director} ${talent ? fullName(talent) : ''}`);
        return holdsWords(key, searchWords(search));
      });
      const { found: count, rows } = await ask(looked({ search, order: 'title' }));
      expect([count, idsOf(rows)]).toEqual([holding.length, idsOf(holding)]);
    },
  );

  test('a film is found by what it, and its talent, is called now; in the trash it is not', async () => {
    const film = (await all()).find(({ talentId }) => talentId)!;
    await anna.call('talent.update', { talentId: film.talentId!, firstName: 'Þóra-Mærð' });
    expect(await found('maerð')).toContain(film.filmId);
    const { total } = await ask(looked());
    await anna.call('film.delete', { filmId: film.filmId, online: false });
    expect(await found('maerð')).not.toContain(film.filmId);
    expect(await ask(looked())).toMatchObject({ found: total - 1, total: total - 1 });
    await anna.call('trash.restore', { kind: 'film', id: film.filmId });
    expect(await found('maerð')).toContain(film.filmId);
  });

  test('all that are found are told in their order, as far as is needed to act on them', async () => {
    const { rows } = await ask(looked({ search: 'e', order: 'title' }));
    const acted = await anna.call('agencyFilms.found', { search: 'e', order: 'title', isDescending: false });
    expect(acted).toEqual(
      rows.map(({ filmId, title, talentId, onReel }) => ({
        filmId,
        title,
        ...(talentId && { talentId }),
        onReel,
      })),
    );
  });
});
