import { scripts } from '../../../src/contract/scripts';
import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer, wireOf } from '../support/server';

/** The cells of a line of a table, each of which stands in quotes. */
const cellsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));

const linesOf = (csv: string) => csv.split('\r\n').slice(0, -1);

describe.each(databases)('lists as tables, on $database', ({ open }) => {
  let server: TestServer;
  let administrator: Person;
  let staff: Person;
  let reader: Person;
  let stranger: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    administrator = await signIn(server, 'admin@co.example');
    staff = await signIn(server, 'staff@co.example');
    reader = await signIn(server, 'reader@co.example');
    stranger = await signIn(server, 'staff@mp.example');
  });
  afterAll(() => server?.close());

  const addTalent = async (firstName: string, lastName: string) => {
    const [profession] = await staff.call('categories.list', { productionMode: 1 });
    return staff.call('talent.add', { categoryId: profession?.categoryId ?? '', firstName, lastName });
  };
  const refusalOf = async (person: Person, name: 'talents.export' | 'films.export') =>
    (await person.send(name, wireOf(name, { language: 'en' }))).refusal;

  test('a record stands in it whole, as UTF-8 with its mark, but no formula and no secret', async () => {
    const { talentId } = await addTalent('=HYPERLINK("http://x")', 'Ōe, "Ken"');
    await staff.call('talent.update', {
      ...{ talentId, city: '@Lyon', phone: '+33 1 23', address: '1 rue A\nLyon', birthDate: '31/05/1990' },
      ...{ licenceB: true, socialSecurityNumber: '290057500000123' },
    });
    const { csv } = await staff.call('talents.export', { ids: [talentId], language: 'en' });
    expect(csv.startsWith('\uFEFF"First name","Last name","Profession","City"')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    const [head = [], row = []] = linesOf(csv).map(cellsOf);
    const at = (heading: string) => row[head.indexOf(heading)];
    expect(row.slice(0, 4)).toEqual([`'=HYPERLINK("http://x")`, 'Ōe, "Ken"', 'Director', `'@Lyon`]);
    expect(at('Address')).toBe('1 rue A\nLyon');
    expect(at('Phone')).toBe(`'+33 1 23`);
    expect(at('Date of birth')).toBe('1990-05-31');
    expect(at('Driving licence (B)')).toBe('Yes');
    expect(at('Site')).toBe('No');
    expect(csv).not.toContain('290057500000123');
  });

  test('rows are those asked for in their order, or all; what is in the trash is in none', async () => {
    const one = await addTalent('Zoe', 'Zzz');
    const other = await addTalent('Ada', 'Aaa');
    const gone = await addTalent('Gone', 'Ggg');
    await staff.call('talent.delete', { talentId: gone.talentId });
    const ids = [one.talentId, gone.talentId, other.talentId];
    const { csv } = await staff.call('talents.export', { ids, language: 'es' });
    expect(linesOf(csv).map((line) => cellsOf(line)[1])).toEqual(['Apellidos', 'Zzz', 'Aaa']);
    const all = linesOf((await staff.call('talents.export', { language: 'ja' })).csv);
    const talents = await staff.call('talents.list', {});
    expect(all).toHaveLength(talents.length + 1);
    expect(cellsOf(all[1] ?? '')[1]).toBe('Aaa');
  });

  test('films stand in it by their numbers, with whose they are and how long', async () => {
    const { csv } = await staff.call('films.export', { language: 'en' });
    const [head, ...rows] = linesOf(csv).map(cellsOf);
    expect(head?.slice(0, 4)).toEqual(['Number', 'Title', 'Talent', 'Director']);
    const films = await staff.call('agencyFilms.list', {});
    expect(rows.map(([number, title]) => [number, title])).toEqual(
      films.map(({ number, title }) => [String(number), title]),
    );
    expect(rows[0]?.[7]).toMatch(/^\d:\d\d:\d\d$/);
  });

  test('who exported how many is noted', async () => {
    await staff.call('films.export', { language: 'en' });
    const [row] = await administrator.call('activity.list', { subject: 'films' });
    const films = await staff.call('agencyFilms.list', {});
    expect(row).toMatchObject({
      ...{ script: 'films.export', staffId: staff.userId },
      changes: [{ field: 'exported', before: String(films.length) }],
    });
  });

  test('a reader takes no table away, and another agency none of this one', async () => {
    expect(await refusalOf(reader, 'talents.export')).toEqual({ kind: 'forbidden' });
    expect(await refusalOf(reader, 'films.export')).toEqual({ kind: 'forbidden' });
    const [talent] = await staff.call('talents.list', {});
    const ids = [talent?.talentId ?? ''];
    const { csv } = await stranger.call('talents.export', { ids, language: 'en' });
    expect(linesOf(csv)).toHaveLength(1);
  });

  test('it leaves as it is read: of a thousand rows none is missing at the joints', async () => {
    const { catalogue } = await server.installation.tenantOf(
      (await server.installation.allAgencies())[0] as never,
    );
    const talents = await catalogue.selectFrom('talents').selectAll().limit(1).execute();
    const rows = Array.from({ length: 1001 }, (_, at) => ({
      ...talents[0],
      talent_id: `many-${String(at).padStart(4, '0')}`,
      last_name: `Many ${String(at).padStart(4, '0')}`,
      trashed_at: null,
    }));
    for (const part of [rows.slice(0, 500), rows.slice(500)])
      await catalogue
        .insertInto('talents')
        .values(part as never)
        .execute();
    const answer = await server.app.inject({
      method: 'POST',
      url: `/backend/${scripts['talents.export'].path}`,
      headers: { cookie: staff.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ID_USER_CLIENT: staff.userId, LANGUAGE: 'en' }).toString(),
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const names = linesOf(answer.body).map((line) => cellsOf(line)[1] ?? '');
    expect(names.filter((name) => name.startsWith('Many'))).toEqual(rows.map(({ last_name }) => last_name));
  });
});
