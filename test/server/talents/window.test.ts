import { PRODUCTION_MODE } from '../../../src/contract/constants';
import { personName } from '../../../src/contract/rules/personName';
import { fold, holdsWords, searchWords } from '../../../src/contract/rules/text';
import type { InputOf, ReplyOf } from '../../../src/contract/script';
import type { ScriptByName } from '../../../src/contract/scripts';
import { talentOrders } from '../../../src/contract/scripts/talentWindows';
import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer } from '../support/server';

type Looked = InputOf<ScriptByName['talents.window']>;
type Talents = ReplyOf<ScriptByName['talents.list']>;

const added = [
  ['Østen', 'Berg', 'Malmö 10'],
  ['Ida', 'Bergman', 'malmö 2'],
  ['葵', '佐藤', '東京'],
  ['Cher', '', ''],
  ['Half', '100%', ''],
] as const;

describe.each(databases)('windows of the list of talents on $database', ({ open }) => {
  let server: TestServer;
  let anna: Person;
  let of: Talents[number];
  beforeAll(async () => {
    server = await startServerOn(open);
    anna = await signIn(server, 'staff@co.example');
    of = (await all())[0]!;
    for (const [firstName, lastName, city] of added) {
      const { talentId } = await anna.call('talent.add', { categoryId: of.categoryId, firstName, lastName });
      if (city) await anna.call('talent.update', { talentId, city });
    }
  });
  afterAll(() => server?.close());

  const all = () => anna.call('talents.list', {});
  const first: Looked = {
    ...{ search: '', order: 'name', isDescending: false },
    ...{ profession: 'all', first: 0, count: 200 },
  };
  const ask = (changes: Partial<Looked> = {}) => anna.call('talents.window', { ...first, ...changes });
  const idsOf = (talents: readonly { readonly talentId: string }[]) =>
    talents.map(({ talentId }) => talentId);
  const names = async (changes: Partial<Looked>) =>
    (await ask(changes)).rows.map(({ firstName, lastName }) => personName(firstName, lastName));

  test.each(Object.values(talentOrders))(
    'windows in the order of %s join to the whole, either way round',
    async (order) => {
      const talents = await all();
      const whole = await ask({ order });
      expect(whole.rows.toSorted(byId)).toEqual(talents.toSorted(byId));
      expect([whole.found, whole.total]).toEqual([talents.length, talents.length]);
      const joined: Talents[number][] = [];
      for (let at = 0; at < talents.length; at += 4)
        joined.push(...(await ask({ order, first: at, count: 4 })).rows);
      expect(joined).toEqual(whole.rows);
      expect((await ask({ order, isDescending: true })).rows).toEqual(whole.rows.toReversed());
      expect((await ask({ order, first: talents.length })).rows).toEqual([]);
    },
  );
  const byId = (one: Talents[number], other: Talents[number]) => (one.talentId < other.talentId ? -1 : 1);

  test('they stand by last name, a shorter one first, and who has none by the whole name', async () => {
    const listed = await names({});
    const [cher, berg, bergman] = ['Cher', 'Østen Berg', 'Ida Bergman'].map((name) => listed.indexOf(name));
    expect(bergman).toBe(berg! + 1);
    expect(cher).toBeGreaterThan(bergman!);
  });

  test('cities count by the worth of their numbers, whatever case, and none comes last', async () => {
    const { rows } = await ask({ order: 'city' });
    const cities = rows.map(({ city }) => city);
    expect(cities.indexOf('Malmö 10')).toBe(cities.indexOf('malmö 2') + 1);
    expect(cities.slice(-2)).toEqual(['', '']);
  });

  test('professions, films, reels and the site are in order', async () => {
    const inOrder = async <T>(order: Looked['order'], of: (talent: Talents[number]) => T) => {
      const values = (await ask({ order })).rows.map(of);
      expect(values).toEqual(values.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
    };
    await inOrder('profession', ({ profession }) => profession);
    await inOrder('films', ({ filmCount = 0 }) => filmCount);
    await inOrder('reels', ({ reelCount = 0 }) => reelCount);
    await inOrder('online', ({ online }) => (online ? 0 : 1));
  });

  test('a profession is named by its id or as it stands in the address', async () => {
    const [category] = await anna.call('categories.list', { productionMode: PRODUCTION_MODE });
    const { categoryId, routerUrl } = category!;
    const theirs = (await all()).filter((talent) => talent.categoryId === categoryId);
    for (const profession of [categoryId, routerUrl]) {
      const { rows, total } = await ask({ profession });
      expect(idsOf(rows).toSorted()).toEqual(idsOf(theirs).toSorted());
      expect(total).toBe(theirs.length);
    }
    expect(await ask({ profession: 'nobody-does-that' })).toEqual({ found: 0, total: 0, rows: [] });
  });

  test('who is on the site, or is not, is found among all', async () => {
    const talents = await all();
    for (const online of [true, false]) {
      const { found, total, rows } = await ask({ online });
      expect(rows.every((talent) => talent.online === online)).toBe(true);
      expect([found, total]).toEqual([rows.length, talents.length]);
      expect(found).toBe(talents.filter((talent) => talent.online === online).length);
    }
  });

  test.each([
    'e',
    'ostergard',
    'BERG osten',
    '佐藤葵',
    '藤',
    'malmo 2',
    '100%',
    '_',
    'zzz',
    'paris director',
    'no rd',
  ])('what is found is what a list of all would find, in its order: %s', async (search) => {
    const { rows: every } = await ask({ order: 'city' });
    const holding = every.filter(({ firstName, lastName, city, profession }) => {
      const key = `${personName(firstName, lastName)} ${lastName} ${firstName} ${city} ${profession}`;
      return holdsWords(fold(key), searchWords(search));
    });
    const { found, rows } = await ask({ search, order: 'city' });
    expect([found, idsOf(rows)]).toEqual([holding.length, idsOf(holding)]);
  });

  test('a talent is found by what the record says now; in the trash not at all', async () => {
    const { talentId } = await anna.call('talent.add', {
      ...{ categoryId: of.categoryId, firstName: 'Zed', lastName: 'Zoë' },
    });
    const isBeforeBerg = async () => {
      const ids = idsOf((await ask()).rows);
      return ids.indexOf(talentId) < ids.indexOf((await ask({ search: 'osten berg' })).rows[0]!.talentId);
    };
    expect(await isBeforeBerg()).toBe(false);
    await anna.call('talent.update', { talentId, lastName: 'Ærlig' });
    expect(await isBeforeBerg()).toBe(true);
    const { total } = await ask();
    await anna.call('talent.delete', { talentId });
    expect(await ask({ search: 'aerlig' })).toEqual({ found: 0, total: total - 1, rows: [] });
    await anna.call('trash.restore', { kind: 'talent', id: talentId });
    expect(idsOf((await ask({ search: 'aerlig' })).rows)).toEqual([talentId]);
  });

  test('all that are found are told in their order, as far as is needed to act on them', async () => {
    const looked = {
      search: 'e',
      order: 'city',
      isDescending: true,
      profession: 'all',
      online: true,
    } as const;
    const { rows } = await ask(looked);
    expect(await anna.call('talents.found', looked)).toEqual(
      rows.map(({ talentId, firstName, lastName, online }) => ({ talentId, firstName, lastName, online })),
    );
  });

  test('a profession is found by the word of the person’s language for it, and by its own name', async () => {
    const directors = idsOf((await all()).filter(({ profession }) => profession === 'Director'));
    expect(directors).not.toEqual([]);
    for (const search of ['監督', 'director']) {
      const { rows } = await ask({ search, language: 'ja' });
      expect(idsOf(rows)).toEqual(expect.arrayContaining(directors));
      const asked = await anna.call('talents.found', {
        ...{ search, profession: 'all', language: 'ja' as const },
        ...{ order: 'name' as const, isDescending: false },
      });
      expect(idsOf(asked)).toEqual(idsOf(rows));
    }
    expect((await ask({ search: '監督' })).found).toBe(0);
    expect((await ask({ search: '監督', language: 'es' })).found).toBe(0);
  });
});
