import { createOffice } from '../../src/office/app/office';
import { everyScript } from '../../src/contract/scripts';
import { parseRecording, replay } from '../../src/office/journal';
import { changedScripts } from '../../src/office/journal/changedScripts';
import { hashScripts } from '../../src/office/journal/contractHash';
import { signInRecording } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

const lines = signInRecording().trimEnd().split('\n');
const withLine = (index: number, line: string) =>
  `${lines.map((own, at) => (at === index ? line : own)).join('\n')}\n`;
const header = JSON.parse(lines[0] ?? '') as { contract: { hash: string; scripts: Record<string, string> } };

test.each([
  ['no JSON', 3, '{"kind":', 'line 4: not JSON'],
  ['an empty line', 2, '', 'line 3: nothing stands here'],
  ['no object', 3, '[]', 'line 4: not a JSON object'],
  ['an unknown kind', 4, '{"kind":"told"}', 'line 5: no entry is of the kind "told"'],
  ['a kind that is no text', 4, '{"kind":{"toString":1}}', 'line 5: an entry says by no text of which kind'],
  ['a list as its kind', 4, '{"kind":["derived"]}', 'line 5: an entry says by no text of which kind it is'],
  ['no kind', 4, '{"k":1}', 'line 5: an entry says by no text of which kind it is'],
  [
    'a crash of no workflow',
    4,
    '{"kind":"crashed","message":"broken","by":{"toString":1}}',
    'line 5: "by" of an entry "crashed"',
  ],
  ['an answer to no number', 4, '{"kind":"answered"}', 'line 5: "k" of an entry "answered" is missing'],
  [
    'a command of no workflow',
    2,
    '{"kind":"asked","k":1,"port":"ids","op":"new","input":20,"by":5}',
    'line 3: "by" of an entry "asked" is missing or of another kind',
  ],
  ['an action without a type', 1, '{"kind":"intent","action":{}}', 'line 2: "action" of an entry "intent"'],
  ['within no entry', 2, '{"kind":"answered","k":1,"within":"9"}', 'line 3: "within" does not name'],
  [
    'another format',
    0,
    JSON.stringify({ ...header, format: 2 }),
    'line 1: format 2; this build reads format 1',
  ],
  [
    'a format that is no number',
    0,
    JSON.stringify({ ...header, format: { toString: 1 } }),
    'line 1: format {"toString":1}; this build reads format 1',
  ],
  ['no header', 0, lines[1] ?? '', 'line 1: not the header of an action log'],
  ['an early end', 5, '{"kind":"end","entries":4}', 'line 7: something stands after the end'],
  ['an end without a count', lines.length - 1, '{"kind":"end"}', `line ${lines.length}: the end counts no`],
])('%s is said with its line', (_case, index, line, message) => {
  expect(() => parseRecording(withLine(index, line))).toThrow(message);
});

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const notedIn = (levels: number) =>
  `{"kind":"intent","action":{"type":"notes/taken","payload":${nested(levels)}}}`;

test('a line whose lists stand in one another deeper than anything goes is refused', () => {
  expect(() => parseRecording(withLine(3, notedIn(100_000)))).toThrow(
    'line 4: lists and objects stand in one another deeper than 500 levels',
  );
  expect(() =>
    parseRecording(
      withLine(0, (lines[0] ?? '').replace('"state":{', `"state":{"notes":${nested(100_000)},`)),
    ),
  ).toThrow('line 1: lists and objects');
  expect(parseRecording(withLine(3, notedIn(400))).entries).toHaveLength(lines.length - 2);
});

/** The first answer, bringing a list of the same names and of no value at all, so many times. */
const manyOfNothing = (many: number) => {
  const $fields = Array.from({ length: many }, (_field, index) => `f${index}`);
  const $rows = $fields.map(() => []);
  return JSON.stringify({ kind: 'answered', k: 1, value: { ok: true, reply: [{ $fields, $rows }] } });
};

test('a small file whose tables would be large in the memory is refused, with its line', () => {
  expect(() => parseRecording(withLine(3, manyOfNothing(20_000)))).toThrow(
    'line 4: a row of a table has not as many values as the table has fields',
  );
});

test.each([
  ['', 'line 1: the file is empty'],
  ['\n \n', 'line 1: the file is empty'],
  ['not a log', 'line 1: not JSON'],
  ['[1]', 'line 1: not a JSON object'],
  ['{"format":1,"bui', 'line 1: the file was cut off within its header'],
  ['{\n  "log": { "entries": [] }\n}', 'line 1: a HAR, what a browser saw of its network'],
  ['{"log":{"version":"1.2","entries":[]}}', 'line 1: a HAR, what a browser saw of its network'],
  ['{\n  "name": "greenroom"\n}\n', 'line 1: JSON, but not an action log'],
])('the text %j is no log, and why is said', (text, message) => {
  expect(() => parseRecording(text)).toThrow(message);
});

test.each([
  ['no state', { state: undefined }, 'the header holds no state to begin with'],
  ['a list as its state', { state: [] }, 'the header holds no state to begin with'],
  ['a note that is no text', { report: { note: { a: 1 }, saved: 1 } }, 'the note of the report is no text'],
  ['no build', { build: 7 }, 'the header names no build'],
  [
    'a base that is no name',
    { base: 'a\0b', about: ['signIn'] },
    'the header names no base that can be found',
  ],
  [
    'a base elsewhere',
    { base: '../office', about: ['signIn'] },
    'the header names no base that can be found',
  ],
  [
    'a command under way of no workflow',
    { restarted: { quiet: true, open: [{ k: 1, port: 'http', op: 'call', by: { toString: 1 } }] } },
    'the header does not say what',
  ],
  ['no time where it began', { begun: 'today' }, 'the header does not say when the log began'],
  [
    'an unnamed command under way',
    { restarted: { quiet: true, open: [{ k: 1 }] } },
    'the header does not say what',
  ],
])('a header with %s is said', (_case, over, message) => {
  expect(() => parseRecording(withLine(0, JSON.stringify({ ...header, ...over })))).toThrow(
    `line 1: ${message}`,
  );
});

test('a command of a script that is no text is another command, and told at its place', () => {
  const asked = { kind: 'asked', k: 1, port: 'http', op: 'call', input: { script: { toString: 1 } } };
  const older = { ...header, contract: { hash: 'older', scripts: {} } };
  const text = [JSON.stringify(older), ...withLine(2, JSON.stringify(asked)).split('\n').slice(1)].join('\n');
  expect(replay(parseRecording(text), tinyOffice()).divergence).toMatchObject({
    index: 1,
    reason: 'the replay did something else',
  });
});

test('a state that no office begins with is told as the first divergence', () => {
  const recording = parseRecording(withLine(0, JSON.stringify({ ...header, state: { signIn: 5, kits: 5 } })));
  expect(replay(recording, createOffice).divergence).toMatchObject({ index: 0 });
});

test.each([
  ['a byte-order mark', `\uFEFF${lines.join('\n')}\n`],
  ['line ends of Windows', `${lines.join('\r\n')}\r\n`],
  ['no line break at its end', lines.join('\n')],
  ['empty lines at its end', `${lines.join('\n')}\n\n\r\n`],
])('a log that an editor saved with %s is whole', (_case, text) => {
  const recording = parseRecording(text);
  expect(recording).toMatchObject({ complete: true, entries: { length: lines.length - 2 } });
  expect(recording.counted).toBeUndefined();
});

test.each(lines.slice(1, -1).map((line, index) => [index + 1, line.slice(0, 70)]))(
  'a log of which line %s was taken out or put in twice is played: nothing before it diverges: %s',
  (index) => {
    const place = Number(index) - 1;
    const without = parseRecording(`${lines.filter((_line, at) => at !== index).join('\n')}\n`);
    const doubled = parseRecording(
      `${lines.flatMap((line, at) => (at === index ? [line, line] : [line])).join('\n')}\n`,
    );
    for (const recording of [without, doubled]) {
      expect(recording.counted).toBe(lines.length - 2);
      const { divergence } = replay(recording, tinyOffice());
      if (divergence) expect(divergence.index).toBeGreaterThanOrEqual(place);
    }
  },
);

test('a log of another contract is played, and those of its scripts that changed are named', () => {
  const scripts = { ...header.contract.scripts, 'session.signIn': 'older', 'reel.gone': 'older' };
  const recording = parseRecording(
    withLine(0, JSON.stringify({ ...header, contract: { hash: 'older', scripts } })),
  );
  const { divergence, contractChanges } = replay(recording, tinyOffice());
  expect(contractChanges).toEqual(['session.signIn']);
  expect(divergence).toBeUndefined();
});

test('the same contract has changed nothing', () => {
  expect(changedScripts(hashScripts(everyScript), hashScripts([...everyScript]))).toEqual([]);
});
