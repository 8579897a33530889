import { ROWS_FOUND } from '../../../src/contract/constants';
import { personName } from '../../../src/contract/rules/personName';
import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer } from '../support/server';

describe.each(databases)('what of an agency’s talents is asked for on $database', ({ open }) => {
  let server: TestServer;
  let anna: Person;
  beforeAll(async () => {
    server = await startServerOn(open);
    anna = await signIn(server, 'staff@co.example');
  });
  afterAll(() => server?.close());

  const all = () => anna.call('talents.list', {});
  const namesFound = async (search: string) =>
    (await anna.call('talents.find', { search })).map(({ firstName, lastName }) =>
      personName(firstName, lastName),
    );
  async function add(firstName: string, lastName: string, city = ''): Promise<string> {
    const [{ categoryId } = { categoryId: '' }] = await all();
    const { talentId } = await anna.call('talent.add', { categoryId, firstName, lastName });
    if (city) await anna.call('talent.update', { talentId, city });
    return talentId;
  }

  test('a talent is found by words of name, city and profession, as a list of all would tell of it', async () => {
    const talents = await all();
    const one = talents[1]!;
    const search = `${one.lastName.toUpperCase()} ${one.profession} ${one.city} ${one.firstName}`;
    expect(await anna.call('talents.find', { search })).toEqual([one]);
    expect(await namesFound(one.city)).toHaveLength(talents.filter(({ city }) => city === one.city).length);
    expect(await namesFound('nobody like that')).toEqual([]);
    expect(await namesFound('%')).toEqual([]);
    expect(await namesFound('_')).toEqual([]);
  });

  test('a profession is found by what the person’s language calls it', async () => {
    const one = (await all()).find(({ profession }) => profession === 'Editor')!;
    const search = `${one.lastName} montaje`;
    expect(await anna.call('talents.find', { search, language: 'es' })).toEqual([one]);
    expect(await anna.call('talents.find', { search })).toEqual([]);
  });

  test('nothing typed finds the first as they are listed', async () => {
    expect(await anna.call('talents.find', { search: ' ' })).toEqual((await all()).slice(0, ROWS_FOUND));
  });

  test('accents and case do not count, and what the record says now does', async () => {
    const talentId = await add('Þóra-Mærð', 'Østergård', 'Malmö');
    expect(await namesFound('ostergard thora')).toEqual([]);
    expect(await namesFound('OSTERGARD maerð malmo')).toEqual(['Þóra-Mærð Østergård']);
    await anna.call('talent.update', { talentId, lastName: 'Lindqvist', city: 'Łódź' });
    expect(await namesFound('ostergard maerð')).toEqual([]);
    expect(await namesFound('lindqvist lodz')).toEqual(['Þóra-Mærð Lindqvist']);
  });

  test('a Chinese name is found as it is written, without a space', async () => {
    await add('美玲', '林');
    expect(await namesFound('林美')).toEqual(['林美玲']);
    expect(await namesFound('玲')).toEqual(['林美玲']);
  });

  test('who begins with the first word stands before all others', async () => {
    await add('Zuzana', 'Qxyl');
    await add('Aqxy', 'Abel');
    await add('Bqxy', 'Bell', 'Qxyton');
    expect(await namesFound('qxy')).toEqual(['Zuzana Qxyl', 'Aqxy Abel', 'Bqxy Bell']);
  });

  test('no more are told than are looked at', async () => {
    for (let at = 0; at <= ROWS_FOUND; at += 1) await add(`Wvu${at}`, 'Many');
    expect(await namesFound('wvu many')).toHaveLength(ROWS_FOUND);
  });

  test('talents are counted by profession as they are listed, without those in the trash', async () => {
    const counts = async () =>
      Object.fromEntries(
        (await anna.call('talents.figures', {})).map(({ categoryId, talents }) => [categoryId, talents]),
      );
    const listed: Record<string, number> = {};
    for (const each of await all()) listed[each.categoryId] = (listed[each.categoryId] ?? 0) + 1;
    expect(await counts()).toEqual(listed);
    const { talentId, categoryId, firstName, lastName } = (await all())[0]!;
    const before = (await counts())[categoryId] ?? 0;
    await anna.call('talent.delete', { talentId });
    expect((await counts())[categoryId]).toBe(before - 1);
    expect(await namesFound(`${firstName} ${lastName}`)).toEqual([]);
    expect(await anna.call('reels.find', { search: `${firstName} ${lastName}` })).toEqual([]);
  });

  test('a reel is found by its title, also the one it has now, and by whose it is', async () => {
    const [talent] = await all();
    const { talentId, firstName, lastName } = talent!;
    const found = async (search: string) =>
      (await anna.call('reels.find', { search })).map((reel) => `${reel.title} ${reel.talentLastName}`);
    const reel = { isNewName: true, type: 'MR', isLink: false, linkValue: '', code: 'code-of-ten' };
    const { reelId } = await anna.call('reel.add', { talentId, title: ' Été à Łódź ', ...reel });
    expect(await found(`ETE lodz ${lastName} ${firstName}`)).toEqual([`Été à Łódź ${lastName}`]);
    await anna.call('reel.rename', { reelId, title: 'Nuits blanches', type: 'MR' });
    expect(await found('lodz')).toEqual([]);
    expect(await found('nuits BLANCHES')).toEqual([`Nuits blanches ${lastName}`]);
    await anna.call('reel.duplicate', { reelId, title: 'Forêt', code: 'code-of-two', talentId });
    expect(await found('foret')).toEqual([`Forêt ${lastName}`]);
  });
});
