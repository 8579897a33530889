import { formatAgents, parseAgents } from '../../src/contract/rules/agents';
import { isDayText } from '../../src/contract/rules/dayText';
import { homepageAddress, imdbAddress, moonAddress } from '../../src/contract/rules/webAddress';
import { scripts } from '../../src/contract/scripts';
import { checkRecord, writeRecord } from '../../src/contract/wire/record';

const { input } = scripts['talent.update'];
const given = (wire: object) => checkRecord(input, { id_TEC: 't1', ...wire });

test.each([
  ['', ''],
  ['   ', ''],
  ['example.com', 'http://example.com'],
  [' example.com/a b ', 'http://example.com/a b'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['ftp://example.com', 'ftp://example.com'],
  ['mailto:a@b.co', 'http://mailto:a@b.co'],
  ['javascript:alert(1)', 'http://javascript:alert(1)'],
  ['httpsexample.com', 'http://httpsexample.com'],
])('the homepage %j is kept as %j (spec section 5)', (text, kept) => {
  expect(homepageAddress(text)).toBe(kept);
  expect(homepageAddress(kept)).toBe(kept);
});

test.each([
  ['', ''],
  ['moon.example/x', 'http://moon.example/x'],
  ['http://moon.example', 'http://moon.example'],
  ['https://moon.example', 'https://moon.example'],
  ['ftp://moon.example', 'http://ftp://moon.example'],
])('the MoonURL %j is kept as %j (spec section 5)', (text, kept) => {
  expect(moonAddress(text)).toBe(kept);
});

test.each([
  ['', ''],
  ['imdb.com/name/nm1', 'https://www.imdb.com/name/nm1'],
  ['http://imdb.com/name/nm1', 'https://www.imdb.com/name/nm1'],
  ['http://www.imdb.com/name/nm1', 'https://www.imdb.com/name/nm1'],
  ['https://m.imdb.com/name/nm1/', 'https://www.imdb.com/name/nm1/'],
  ['//WWW.imdb.com/name/nm1', 'https://www.imdb.com/name/nm1'],
  ['https://www.imdb.com/name/nm1', 'https://www.imdb.com/name/nm1'],
])('the IMDb link %j is kept as %j (spec section 5)', (text, kept) => {
  expect(imdbAddress(text)).toBe(kept);
  expect(imdbAddress(kept)).toBe(kept);
});

test.each([
  ['29/02/2024', true],
  ['29/02/2023', false],
  ['29/02/1900', false],
  ['29/02/2000', true],
  ['31/04/1980', false],
  ['00/01/1980', false],
  ['01/13/1980', false],
  ['1/1/1980', false],
  ['1980-01-01', false],
  ['31/12/0999', false],
])('%j is a day: %j', (text, expected) => {
  expect(isDayText(text)).toBe(expected);
});

test.each([
  ['NO', []],
  ['', []],
  ['["AM","TN"]', ['AM', 'TN']],
  ['["AM","AM"]', ['AM']],
  ['["AMX"]', undefined],
  ['{"AM":1}', undefined],
  ['[AM', undefined],
  ['AM,TN', undefined],
])('AGENT %j names the agents %j (spec section 3)', (text, ids) => {
  expect(parseAgents(text)).toEqual(ids);
});

test('nobody is NO on the wire', () => {
  expect(formatAgents([])).toBe('NO');
  expect(formatAgents(['AM', 'TN'])).toBe('["AM","TN"]');
});

test('homepage and union go out as NO when they are empty, addresses as their rules write them', () => {
  const wire = writeRecord(input, {
    ...{ talentId: 't1', homepage: ' ', union: ' ', moonUrl: 'moon.example', imdbUrl: 'imdb.com/x' },
    ...{ agents: [], licenceB: true, licenceHeavy: false },
  });
  expect(wire).toEqual({
    ...{ id_TEC: 't1', id_HP: 'NO', id_UNION: 'NO', id_MOONURL: 'http://moon.example' },
    ...{ id_IMDbURL: 'https://www.imdb.com/x', id_AGENT: 'NO', id_PB: '1', id_PL: '0' },
  });
  expect(given(wire)).toMatchObject({ ok: true, value: { homepage: '', union: '', agents: [] } });
});

test.each([
  [{ id_MAIL: 'anna at example.com' }, { email: 'malformed' }],
  [{ id_MAIL2: 'a@' }, { email2: 'malformed' }],
  [{ id_BIRTH: '31/02/1980' }, { birthDate: 'malformed' }],
  [{ id_PRENOM: '  ' }, { firstName: 'required' }],
  [{ id_ADDR: 'x'.repeat(501) }, { address: 'tooLong' }],
  [{ id_PB: 'perhaps' }, { licenceB: 'malformed' }],
  [{ id_AGENT: 'AM' }, { agents: 'malformed' }],
  [
    { id_MAIL: 'x', id_BIRTH: 'y' },
    { email: 'malformed', birthDate: 'malformed' },
  ],
])('%j is refused, each field by its name: %j', (wire, problems) => {
  expect(given(wire)).toEqual({ ok: false, problems });
});

test('fields may be emptied, and what a call leaves out stays out', () => {
  const empty = { id_MAIL: '', id_BIRTH: '', id_IMDbURL: '' };
  expect(given(empty)).toEqual({
    ok: true,
    value: { talentId: 't1', email: '', birthDate: '', imdbUrl: '' },
  });
});

test('AGENT of a record that does not parse is the empty selection (spec section 8)', () => {
  const { reply } = scripts['talent.get'];
  const record = Object.fromEntries(Object.values(reply.fields ?? {}).map(({ wire }) => [wire, '0']));
  expect(reply.read({ ...record, AGENT: '["AM"' }).agents).toEqual([]);
  expect(reply.read({ ...record, AGENT: '["AM"]' }).agents).toEqual(['AM']);
});

test('a save is saved, in conflict with what stands there now, or saved by a script that knows no version', () => {
  const { reply } = scripts['talent.update'];
  expect(reply.read({ status: 'success', ROW_VERSION: 4 })).toEqual({ kind: 'saved', version: 4 });
  expect(reply.read('OK')).toEqual({ kind: 'saved', version: null });
});
