import { parseRecording, replay } from '../../src/office/journal';
import { changedScripts, contractHash } from '../../src/office/journal/contractHash';
import { signInRecording } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

const lines = signInRecording().trimEnd().split('\n');
const withLine = (index: number, line: string) =>
  `${lines.map((own, at) => (at === index ? line : own)).join('\n')}\n`;
const header = JSON.parse(lines[0] ?? '') as { contract: { hash: string; scripts: Record<string, string> } };

test.each([
  ['no JSON', 3, '{"kind":', 'line 4: not JSON'],
  ['an empty line', 2, '', 'line 3: not JSON'],
  ['no object', 3, '[]', 'line 4: not a JSON object'],
  ['an unknown kind', 4, '{"kind":"told"}', 'line 5: no entry is of the kind "told"'],
  ['an answer to no number', 4, '{"kind":"answered"}', 'line 5: "k" of an entry "answered" is missing'],
  ['an action without a type', 1, '{"kind":"intent","action":{}}', 'line 2: "action" of an entry "intent"'],
  ['within something later', 2, '{"kind":"answered","k":1,"within":9}', 'line 3: "within" does not name'],
  [
    'another format',
    0,
    JSON.stringify({ ...header, format: 2 }),
    'line 1: format 2; this build reads format 1',
  ],
  ['no header', 0, lines[1] ?? '', 'line 1: not the header of an action log'],
  ['an early end', 5, '{"kind":"end","entries":4}', 'line 7: something stands after the end'],
  [
    'a wrong count',
    lines.length - 1,
    '{"kind":"end","entries":3}',
    `line ${lines.length}: the end counts 3 entries`,
  ],
])('%s is said with its line', (_case, index, line, message) => {
  expect(() => parseRecording(withLine(index, line))).toThrow(message);
});

test.each(['', '\n', 'not a log'])('the text %j is no log', (text) => {
  expect(() => parseRecording(text)).toThrow('line 1');
});

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
  expect(changedScripts(contractHash(), contractHash())).toEqual([]);
});
