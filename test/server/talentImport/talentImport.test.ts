import {
  talentTableCheck as check,
  talentTableImport as make,
} from '../../../src/contract/scripts/talentImport';
import { databases } from '../../tools/databases';
import { postFile } from '../support/form';
import { type Person, signIn, startServerOn, type TestServer, wireOf } from '../support/server';

type Script = typeof check | typeof make;

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const windows = (text: string) => Buffer.from(text, 'latin1');

describe.each(databases)('a table of talents, on $database', ({ open }) => {
  let server: TestServer;
  let staff: Person;
  let reader: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    staff = await signIn(server, 'staff@co.example');
    reader = await signIn(server, 'reader@co.example');
  });
  afterAll(() => server?.close());

  const send = (
    script: Script,
    table: string | Buffer,
    input: object = {},
    person: Pick<Person, 'cookie' | 'userId'> = staff,
  ) =>
    postFile(
      server.app,
      `/backend/${script.path}`,
      script,
      { language: 'en', ...input },
      Buffer.from(table),
      person,
    );
  const checked = async (table: string | Buffer, input: object = {}) =>
    check.reply.read(JSON.parse((await send(check, table, input)).body));
  const imported = async (table: string | Buffer, input: object = {}) =>
    make.reply.read(JSON.parse((await send(make, table, input)).body));
  const talents = () => staff.call('talents.list', {});
  const named = async (lastName: string) =>
    (await talents()).filter((talent) => talent.lastName === lastName);

  test('is understood by its headings in any language, however it is written', async () => {
    const tables: readonly (readonly [string | Buffer, string, string])[] = [
      ['First name,Surname,Job\nÉva,Ünal,Editor', 'utf-8', ','],
      [utf16('名\t姓\t职业\nÉva\tÜnal\tEditor'), 'utf-16le', '\t'],
      [windows('Nombre;Apellidos;Profesión\nÉva;Ünal;Editor'), 'windows-1252', ';'],
    ];
    for (const [table, encoding, separator] of tables) {
      const told = await checked(table);
      expect(told).toMatchObject({ encoding, separator, rows: 1, good: 1, faulty: 0 });
      expect(told.columns.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'categoryId']);
      expect(told.columns[1]?.sample).toBe('Ünal');
    }
  });

  test('names professions in the words of any language, and by their own names', async () => {
    const jobs = ['Editor', '編集', '剪辑', 'montaje', 'Editors', '監督', '导演'];
    const told = await checked(`First name,Job\n${jobs.map((job, at) => `T${at},${job}`).join('\n')}`);
    expect(told).toMatchObject({ rows: jobs.length, faults: [] });
    await imported('姓,名,職種\nWörter,美咲,監督');
    expect(await named('Wörter')).toMatchObject([{ profession: 'Director' }]);
  });

  test.each([
    // As Japanese and Chinese Excel save 名,姓,職種 and 名,姓,职业 as CSV.
    ['shift_jis', '96bc2c90a92c90458eed0a94fc8de72ceee08bb42c456469746f72', '髙橋'],
    ['gb18030', 'c3fb2cd0d52cd6b0d2b50ac3b72ccee22c456469746f72', '吴'],
  ])('is read as %s where somebody says that it is written so', async (encoding, hex, lastName) => {
    const told = await checked(Buffer.from(hex, 'hex'), { encoding });
    expect(told).toMatchObject({ encoding, rows: 1, good: 1 });
    expect(told.columns.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'categoryId']);
    expect(told.columns[1]?.sample).toBe(lastName);
  });

  test('is told of in parts that end between signs', async () => {
    const told = await checked(`First name,Job\n${'x'.repeat(79)}𠮷田,Juggler`);
    expect(told.columns[0]?.sample).toBe('x'.repeat(79));
  });

  test('is not read without end where its lines hold nothing', async () => {
    const heading = 'First name,Surname,Job\n';
    const { refusal } = await send(check, `${heading}${'\n'.repeat(250_000)}`);
    expect(refusal).toEqual({ kind: 'invalid', problems: { file: 'tooManyRows' } });
    const sheet = await checked(`${heading}Éva,Ünal,Editor\n${',,\n'.repeat(65_000)}Bo,Berg,Editor`);
    expect(sheet).toMatchObject({ rows: 2, good: 2 });
  });

  test('says by row and field what is wrong, and who is there already', async () => {
    const [first] = await talents();
    const table = [
      'First name,Last name,Profession,Date of birth,E-mail,Driving licence (B),Shoe size',
      'Ann,Right,Editor,1990-05-31,ann@example.com,yes,38',
      'Bob,Wrong,Juggler,31.02.1990,bob,perhaps,44',
      ',Nameless,Editor,,,,',
      `${first?.firstName},${first?.lastName?.toUpperCase()},Editor,,,,`,
      'ann,RIGHT,Editor,,,,',
      ',,,,,,',
    ].join('\r\n');
    const told = await checked(table);
    expect(told).toMatchObject({ rows: 5, good: 1, faulty: 2, doubled: 2 });
    expect(told.columns[6]).toEqual({ heading: 'Shoe size', field: '-', sample: '38' });
    expect(told.faults).toEqual([
      { row: 3, field: 'categoryId', fault: 'unknownProfession', written: 'Juggler' },
      { row: 3, field: 'birthDate', fault: 'notADay', written: '31.02.1990' },
      { row: 3, field: 'licenceB', fault: 'notYesOrNo', written: 'perhaps' },
      { row: 3, field: 'email', fault: 'notAnEmail', written: 'bob' },
      { row: 4, field: 'firstName', fault: 'required', written: '' },
    ]);
    expect(told.doubles.map(({ row, of }) => [row, of])).toEqual([
      [5, 'talent'],
      [6, 'row'],
    ]);
    expect((await checked(table, { withDoubles: true })).good).toBe(3);
    const columns = ['firstName', 'lastName', '-', '-', '-', '-', '-'];
    expect((await checked(table, { columns })).faults.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['categoryId']),
    );
    const [profession] = await staff.call('categories.list', { productionMode: 1 });
    expect(await checked(table, { columns, categoryId: profession?.categoryId })).toMatchObject({ good: 2 });
  });

  test('adds its good rows once, hands the others back with why, and is taken back by the trash', async () => {
    const table =
      "First name,Last name,Profession,Phone,Date of birth\nOda,Import,Editor,'+33 1,31/5/1990\nUwe,Import,Juggler,,\n";
    const requestId = 'import-request-0001';
    const one = await imported(table, { requestId });
    expect(await imported(table, { requestId })).toEqual(one);
    expect(one).toMatchObject({ imported: 1, left: 1 });
    expect(one.csv).toContain(
      '"3","Profession: Write a profession that the settings name.","Uwe","Import","Juggler"',
    );
    const [oda, ...more] = await named('Import');
    expect(more).toEqual([]);
    expect(oda).toMatchObject({ firstName: 'Oda', profession: 'Editor', online: false });
    const { talentId = '' } = oda ?? {};
    expect(await staff.call('talent.get', { talentId })).toMatchObject({
      ...{ phone: '+33 1', birthDate: '31/05/1990', version: 1 },
    });
    expect(await staff.call('talentImport.undo', { importId: one.importId })).toEqual({ removed: 1 });
    expect(await named('Import')).toEqual([]);
    expect((await checked(table)).doubles).toMatchObject([{ row: 2, of: 'trash' }]);
    await staff.call('trash.restore', { kind: 'talent', id: talentId });
    expect(await named('Import')).toHaveLength(1);
    const other = await signIn(server, 'staff@mp.example');
    const undo = wireOf('talentImport.undo', { importId: one.importId });
    expect((await other.send('talentImport.undo', undo)).refusal?.kind).toBe('notFound');
  });

  test('what an export wrote is read as it was', async () => {
    const [talent] = await talents();
    const { talentId = '' } = talent ?? {};
    await staff.call('talent.update', { talentId, licenceB: true, address: '1, rue "A"\nLyon', phone: '=1' });
    const { csv } = await staff.call('talents.export', { ids: [talentId], language: 'ja' });
    const { importId } = await imported(csv, { withDoubles: true });
    const { agents: _agents, version: _version, ...was } = await staff.call('talent.get', { talentId });
    const copy = await staff.call('talent.get', { talentId: `${importId}.1` });
    expect(copy).toMatchObject({ ...was, ...secretsOf(copy) });
  });

  test('a table that is none, empty, too wide or not for the person is refused, and nothing is added', async () => {
    const before = (await talents()).length;
    const refusal = async (table: string | Buffer, input?: object, person?: Person) =>
      (await send(make, table, input, person)).refusal;
    expect(await refusal(Buffer.from([137, 80, 78, 71, 0, 0, 1]))).toMatchObject({
      problems: { file: 'notATable' },
    });
    expect(await refusal('First name,Profession\n')).toMatchObject({ problems: { file: 'noRows' } });
    const wide = (columns: number) => `First name${','.repeat(columns - 1)}\n${'Ann\n'.repeat(1000)}`;
    expect(await refusal(wide(201))).toMatchObject({ problems: { file: 'tooManyColumns' } });
    expect((await checked(wide(200))).columns).toHaveLength(200);
    expect(await refusal('First name\nAnn')).toMatchObject({ reason: 'nothingToImport' });
    expect(await refusal('A,B\nAnn,Editor', { columns: ['firstName', 'firstName'] })).toMatchObject({
      problems: { columns: 'malformed' },
    });
    expect(await refusal('First name\nAnn', {}, reader)).toMatchObject({ kind: 'forbidden' });
    expect(await talents()).toHaveLength(before);
  });

  test('makes nothing of it for who was shut out, or may less, before it had come whole', async () => {
    const administrator = await signIn(server, 'admin@co.example');
    const people = await administrator.call('staff.list', {});
    const { staffId = '' } = people.find(({ email }) => email === 'reader@co.example') ?? {};
    const setRole = (role: 'reader' | 'staff') => administrator.call('staff.setRole', { staffId, role });
    const sent = async (halfway: () => Promise<unknown>) => {
      await setRole('staff');
      const person = await signIn(server, 'reader@co.example');
      const table = Buffer.from('First name,Surname,Profession\nÉva,Halfway,Editor');
      const path = `/backend/${make.path}`;
      return (await postFile(server.app, path, make, { language: 'en' }, table, person, halfway)).refusal;
    };
    expect(await sent(() => administrator.call('staff.endSessions', { staffId }))).toMatchObject({
      kind: 'signedOut',
    });
    expect(await sent(() => setRole('reader'))).toEqual({ kind: 'forbidden' });
    expect(await named('Halfway')).toEqual([]);
  });
});

const secretsOf = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => /^has|^secret/.test(name)));
