import { scriptList, scripts } from '../../src/contract/scripts';
import { filmFields } from '../../src/contract/entities/film';
import { specialReelFields } from '../../src/contract/entities/reel';
import { talentFields } from '../../src/contract/entities/talent';
import { session } from '../office/people';
import { checkRecord, readRecord, readRow, writeRecord } from '../../src/contract/wire/record';

const order = scripts['reel.orderFilms'];

test('an input goes to the wire under the spec’s names and comes back the same', () => {
  const input = { rowIds: ['a', 'b'], kind: 'normal', positions: ['1', '2'], talentId: 't1' } as const;
  const wire = writeRecord(order.input, input);
  expect(wire).toEqual({ ID_rowS: 'a_;_b', WICH_REELS: 'NORMAL', ORDER_STRING: '1_;_2', WICH_TEC: 't1' });
  expect(checkRecord(order.input, wire)).toEqual({ ok: true, value: input });
});

test('each problem is named by its field', () => {
  const checked = checkRecord(scripts['reel.add'].input, {
    ReelTITRE: '   ',
    ReelCODE: 'x y',
    IS_NEW: 'MAYBE',
    AddTecID: '../x',
  });
  expect(checked).toEqual({
    ok: false,
    problems: {
      title: 'required',
      code: 'malformed',
      isNewName: 'malformed',
      talentId: 'malformed',
      type: 'required',
      isLink: 'required',
      linkValue: 'required',
    },
  });
});

test.each(['talents.list', 'newsletters.list', 'screens.list', 'reels.table'] as const)(
  'a page of %s that no list has is refused by its field',
  (name) => {
    const page = (PAGE: string) => checkRecord(scripts[name].input, { LIMIT: '100000', PAGE });
    expect(page('1000000').ok).toBe(true);
    expect(page('999999999999999')).toEqual({ ok: false, problems: { page: 'tooLarge' } });
  },
);

test.each([
  ['an object for a text', { Reel_ID: 'r', ReelTITRE: { $ne: '' }, Reel_TYPE: 'MR' }],
  ['a list for a text', { Reel_ID: 'r', ReelTITRE: ['a'], Reel_TYPE: 'MR' }],
  ['a NUL in a text', { Reel_ID: 'r', ReelTITRE: 'a\u0000b', Reel_TYPE: 'MR' }],
  ['half a character in a text', { Reel_ID: 'r', ReelTITRE: 'a\ud83c', Reel_TYPE: 'MR' }],
  ['a text that is too long', { Reel_ID: 'r', ReelTITRE: 'a'.repeat(201), Reel_TYPE: 'MR' }],
])('%s is refused, and names the title', (_name, wire) => {
  const checked = checkRecord(scripts['reel.rename'].input, wire);
  expect(checked.ok ? [] : Object.keys(checked.problems)).toEqual(['title']);
});

test.each([
  ...['\u200b\u200d', '\ufeff', '\u00ad \u202e', '\u3164', '\u2800\u00a0', '\ufffd\ufffd'].map(
    (title) => [title, { title: 'required' }] as const,
  ),
  ...['❤️', 'می\u200cخواهم', '\u200bNight\ufffd'].map((title) => [title, undefined] as const),
])('of the name %j, %j is said: a name must be seen', (title, problems) => {
  const wire = { Reel_ID: 'r', ReelTITRE: title, Reel_TYPE: 'MR' };
  expect(checkRecord(scripts['reel.rename'].input, wire)).toMatchObject(
    problems ? { problems } : { ok: true },
  );
});

test('names of Object.prototype are no input', () => {
  const hostile = JSON.parse('{"__proto__": {"TEC_ID": "t1"}}') as unknown;
  expect(checkRecord(scripts['talentFilms.list'].input, hostile).ok).toBe(false);
});

test.each([
  ['1', true],
  [1, true],
  ['0', false],
  [0, false],
  [null, false],
])('the flag %j is read as %j, as old scripts send either', (wire, expected) => {
  expect(filmFields.checked.read(wire)).toBe(expected);
});

test('a film of an old script, without our optional fields, can be read', () => {
  const wire = {
    FILM_ID: 12,
    ACTUAL_ID: '12',
    TITRE: 'A',
    REA: null,
    PROD: '',
    YEAR: 2020,
    SHOT_FORMAT: '',
    EXTRAS: '',
    TAGS: 'not json',
    LAST_NAME: '',
    CLUSTER_AD_1: '',
    NbVignAuto: '4',
    ChosenVign: 1,
    UHDVign: 0,
    HasBeenChecked: '1',
    ONREEL: '',
    '720_name': '',
  };
  const film = readRecord(filmFields, wire);
  expect(film).toMatchObject({
    filmId: '12',
    number: 12,
    director: '',
    year: '2020',
    tags: [],
    thumbnailCount: 4,
    checked: true,
  });
  expect(film.encoding).toBeUndefined();
});

const listed = (row: object) => {
  const told: string[] = [];
  const body = { FILMS_AGENCY: [row, { FILM_ID: 'f2' }] };
  const films = scripts['agencyFilms.list'].reply.read(body, (name) => told.push(name));
  return { films, told };
};

test('news and home screens that an agency’s old scripts tell under the other name of their id are listed', () => {
  const { 'news.list': news, 'screens.list': screens } = scripts;
  const item = { TITRE: 'Rose', TEXTE: '', PICTURE: '', ONLINE: 1, URL_LINK: 'NO', LINK_VALUE: '' };
  const row = { ...item, DATE_CREATED: '01/04/2026' };
  const told: string[] = [];
  const tell = (name: string) => void told.push(name);
  const [other, own] = news.reply.read(
    {
      ROWS: [
        { ID: '7', ...row },
        { ID: '8', NEWS_ID: 'n8', ...row },
      ],
    },
    tell,
  );
  expect([other?.newsId, own?.newsId]).toEqual(['7', 'n8']);
  const screen = { SCREEN_ID: '9', FILM_ID: '', LEGEND: 'Light', ON_WEBSITE: 1 };
  expect(screens.reply.read({ ROWS: [screen] }, tell)).toMatchObject([{ screenId: '9', legend: 'Light' }]);
  expect(told).toEqual([]);
});

test('a row that lacks fields shows what it has; what was missing is told', () => {
  const { films, told } = listed({ FILM_ID: 'f1', TITRE: 'A', ACTUAL_ID: 'seven', DURATION: 'long' });
  expect(films[0]).toMatchObject({
    filmId: 'f1',
    title: 'A',
    director: '',
    number: 0,
    tags: [],
    checked: false,
  });
  expect(films[0]?.duration).toBeUndefined();
  expect(films).toHaveLength(2);
  expect(told).toEqual(
    expect.arrayContaining(['FILMS_AGENCY.REA', 'FILMS_AGENCY.ACTUAL_ID', 'FILMS_AGENCY.DURATION']),
  );
});

test.each([{ TITRE: 'A' }, { FILM_ID: null, TITRE: 'A' }, { FILM_ID: {}, TITRE: 'A' }])(
  'a row without its id is left out and told: %j',
  (row) => {
    const { films, told } = listed(row);
    expect(films.map(({ filmId }) => filmId)).toEqual(['f2']);
    expect(told).toContain('FILMS_AGENCY.FILM_ID');
  },
);

test('a list none of whose rows has an id is no list of them', () => {
  const { reply } = scripts['agencyFilms.list'];
  expect(() => reply.read({ FILMS_AGENCY: [{ TITRE: 'A' }, 'x'] })).toThrow('FILM_ID');
  expect(reply.read({ FILMS_AGENCY: [] })).toEqual([]);
});

test.each([true, 1, '1'])('a sign-in is accepted under the success flag %j', (success) => {
  const { reply } = scripts['session.signIn'];
  const accepted = { outcome: 'accepted', session: session() } as const;
  const body = reply.write(accepted) as object;
  expect(reply.read({ ...body, success })).toEqual(accepted);
  expect(reply.read({ ...body, success: false })).toEqual({ outcome: 'unexplained' });
});

test('a sign-in whose answer lacks a text is accepted; one that does not say who it is is unexplained', () => {
  const { reply } = scripts['session.signIn'];
  const { data } = reply.write({ outcome: 'accepted', session: session() }) as {
    data: { LOGIN: Record<string, string>; INFOS: object };
  };
  const { asa: _asa, RESUME_Folder: _folder, ...LOGIN } = data.LOGIN;
  const { agency, staff } = session();
  expect(reply.read({ success: true, data: { ...data, LOGIN } })).toEqual({
    outcome: 'accepted',
    session: { agency: { ...agency, asa: '', resumeFolder: '' }, staff },
  });
  const { uniqID: _id, ...nobody } = LOGIN;
  for (const told of [{ ...data, LOGIN: nobody }, {}, null])
    expect(reply.read({ success: true, data: told })).toEqual({ outcome: 'unexplained' });
  expect(reply.read({ success: 'perhaps', data })).toEqual({ outcome: 'unexplained' });
});

test('an agency’s own script that replies with the id of a new reel alone has made it', () => {
  const { reply } = scripts['agencyReel.add'];
  expect(reply.read({ REEL_ID: 12 })).toEqual({ reelId: '12' });
  expect(() => reply.read({ status: 'error', REEL_ID: 12 })).toThrow('status');
  for (const body of [{}, [], { error: 'duplicate' }, '<b>Fatal error</b>']) {
    expect(() => reply.read(body)).toThrow();
    expect(() => scripts['talent.delete'].reply.read(body)).toThrow();
  }
});

test.each(['reel.mail', 'newsletter.mail'] as const)(
  'an agency’s own script that says no more than success has done %s',
  (name) => {
    expect(scripts[name].reply.read({ status: 'success' })).toEqual({});
  },
);

test('no two scripts share a name or a path', () => {
  expect(new Set(scriptList.map(({ name }) => name)).size).toBe(scriptList.length);
  expect(new Set(scriptList.map(({ path }) => path.toLowerCase())).size).toBe(scriptList.length);
});

test('the password never leaves the recorder: its field is secret', () => {
  expect(scripts['session.signIn'].input.password.secret).toBe(true);
});

test.each([
  ['cropped', 'cropped'],
  [1, '1'],
  [[1, 2], '[1,2]'],
])('what an agency says of a film beside what the office uses is kept: %j', (said, read) => {
  expect(filmFields.smartCrop.read(said)).toBe(read);
});

test.each([
  [filmFields, ['HAS_square2x', 'PICTS', 'SmartCrop', 'RGB_CSS', '1280_version']],
  [talentFields, ['SWF_AD', 'BIOGRAPHY']],
  [specialReelFields, ['Type']],
])('what lists tell and the office has no use for is kept as it was told (%#)', (fields, names) => {
  const told = Object.fromEntries(names.map((name) => [name, `said of ${name}`]));
  const row = readRow(fields, { FILM_ID: 'f1', TEC_ID: 't1', REEL_ID: 'r1', ...told }, () => undefined);
  expect(writeRecord(fields, row as never)).toMatchObject(told);
});
