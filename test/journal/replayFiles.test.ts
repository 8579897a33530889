import { replayFiles } from '../../src/office/app/headless/replayFiles';
import { namedOffice } from './support/namedOffice';
import { recordedOffice, signInRecording } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

const good = signInRecording();

/** The log was full as an answer was awaited. */
function fromTheMiddle(): string {
  const { dispatch, recorder, tell } = recordedOffice(namedOffice());
  dispatch({ type: 'list/opened' });
  recorder.beginHere();
  tell('http.call', { ok: true, reply: [] });
  return recorder.text();
}

const files: Readonly<Record<string, string>> = {
  good,
  diverging: good.replace('Wrong password', 'Other words'),
  olderFact: good.replace('"payload":["Wrong password"]', '"payload":"Wrong password"'),
  olderCommand: good.replace('"remember":false', '"name":"A"'),
  damaged: good.replace('"kind":"asked"', '"kind":"wondered"'),
  otherRecipient: good.replace('staff@co.example', 'other@co.example'),
  lineOut: good.replace(/.*"signIn\/attemptStarted","payload":2.*\n/, ''),
  stateOut: good.replace(/\{"kind":"state".*\n/, ''),
  cut: good.slice(0, -100),
  secondDamaged: good + good.replace('"kind":"asked"', '"kind":"wondered"') + good,
  secondDiverging: good + good.replace('Wrong password', 'Other words'),
  headerOnly: `${good.split('\n')[0]}\n`,
  baseless: good.replace(/"state":\{.*\}\n/, '"base":"gone","about":["signIn"]}\n'),
  aboutNothing: good.replace('{"format":1,', '{"format":1,"about":[],'),
  aboutNobody: good.replace('{"format":1,', '{"format":1,"about":["nobody","mails"],'),
  fromTheMiddle: fromTheMiddle(),
  stateless: good.replace(/"state":\{.*\}\n/, '"state":5}\n'),
};

function run(names: readonly string[], options: { print?: boolean; until?: number; json?: boolean } = {}) {
  const lines: string[] = [];
  const read = (name: string) => {
    const text = files[name];
    if (text === undefined) throw Object.assign(new Error(`ENOENT: ${name}`), { code: 'ENOENT' });
    return text;
  };
  const { print = false, json = false, until } = options;
  const code = replayFiles(names, {
    read,
    createOffice: names.includes('fromTheMiddle') ? namedOffice() : tinyOffice(),
    print,
    json,
    until,
    now: () => 0,
    write: (...line) => lines.push(line.join(' ')),
  });
  return { code, lines, text: lines.join('\n') };
}

test('a file that replays is one line, and the exit code is 0', () => {
  const { code, lines } = run(['good']);
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^good: replays, (\d+) of \1 entries$/);
});

test('of a log that begins in the middle of something it is said what was compared with nothing, and whose it was', () => {
  const { code, lines } = run(['fromTheMiddle']);
  expect(code).toBe(0);
  expect(lines[0]).toMatch(
    /^fromTheMiddle: replays, 4 of 4 entries; the log began again in the middle of the session; played as recorded, not compared: 1, of list$/,
  );
  const { files: outcomes } = JSON.parse(run(['fromTheMiddle'], { json: true }).text) as {
    readonly files: readonly object[];
  };
  expect(outcomes).toMatchObject([{ asRecorded: { entries: 1, workflows: ['list'] } }]);
});

test('a divergence is named with its workflow and neighbourhood, and the exit code is 1', () => {
  const { code, text } = run(['good', 'diverging']);
  expect(code).toBe(1);
  expect(text).toContain('diverging: diverges');
  expect(text).toMatch(/entry \d+ \(line \d+\), workflow signIn: the replay did something else/);
  expect(text).toContain('expected: derived  signIn/refused ["Wrong password"]');
  expect(text).toContain('actual:   derived  signIn/refused ["Other words"]');
  expect(text).toMatch(/^ {4}> /m);
});

test.each([
  ['damaged', 'damaged: line 3: no entry is of the kind "wondered"'],
  ['absent', 'absent: there is no such file'],
  ['baseless', 'baseless: it cannot be played: its base “gone” cannot be read: there is no such file'],
  ['headerOnly', 'headerOnly: it is only a header: nothing that happened stands in it'],
  ['aboutNothing', 'aboutNothing: it is about nothing: whatever happened would replay'],
  ['aboutNobody', 'aboutNobody: nothing that it is about stands in it: nobody, mails'],
  ['stateless', 'stateless: line 1: the header holds no state to begin with'],
])('a file that is %s is explained, the others are played, and the exit code is 2', (name, message) => {
  const { code, text } = run([name, 'diverging', 'good']);
  expect(code).toBe(2);
  expect(text).toContain(message);
  expect(text).toContain('good: replays');
});

test('of a divergence in a later part the line of the file is named', () => {
  const { text } = run(['secondDiverging']);
  const [, entry, line] = /entry (\d+) \(line (\d+)\), workflow signIn/.exec(text) ?? [];
  expect(Number(line) - Number(entry)).toBe(good.split('\n').length);
});

test('of a file of which one part is damaged the others are replayed, and that one is told with its line', () => {
  const { code, lines } = run(['secondDamaged']);
  expect(code).toBe(2);
  expect(lines[0]).toMatch(/^secondDamaged, part 1 of 3: replays/);
  expect(lines[1]).toBe(
    `secondDamaged, part 2 of 3: line ${good.split('\n').length + 2}: no entry is of the kind "wondered"`,
  );
  expect(lines[2]).toMatch(/^secondDamaged, part 3 of 3: replays/);
  expect(lines.at(-1)).toMatch(/^3 recordings: 2 replay, 1 cannot be read; /);
});

test('what is otherwise at the divergence is named, place by place', () => {
  const { lines } = run(['otherRecipient']);
  expect(lines).toContain('      input.input.login: "staff@co.example" → "other@co.example"');
});

test('a file with a line too few says so, and diverges where it was', () => {
  const { text } = run(['lineOut']);
  expect(text).toMatch(/lineOut: diverges.*; its end counts \d+: lines were taken out or put in/);
});

test('entries are counted from 1, as on the page that replays: the same number in every command', () => {
  const { lines } = run(['diverging'], { print: true });
  const place = Number(/entry (\d+) \(line \d+\)/.exec(lines.join('\n'))?.[1]);
  expect(lines[place - 1]).toContain('signIn/refused');
  expect(lines.find((line) => line.startsWith('    > '))).toMatch(new RegExp(`^ {4}> +${place} derived`));
  expect(run(['good'], { until: place }).lines[0]).toMatch(new RegExp(`replays, ${place} of`));
});

test('a file that is cut off replays up to there and says so; what came after is not known: the exit code is 1', () => {
  const { code, text } = run(['cut']);
  expect(code).toBe(1);
  expect(text).toContain('cut: replays');
  expect(text).toContain('; the file is cut off');
});

test('a file that replays although a line was taken out is not whole: it says so, and the exit code is 1', () => {
  const { code, lines } = run(['stateOut', 'good']);
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^stateOut: replays.*; its end counts \d+: lines were taken out or put in$/);
  expect(lines.at(-1)).toMatch(/^2 recordings: 2 replay, 1 not whole; /);
  const { files: outcomes, summary } = JSON.parse(run(['stateOut'], { json: true }).text) as {
    readonly files: readonly object[];
    readonly summary: object;
  };
  expect(outcomes).toMatchObject([{ status: 'replays', counted: good.trimEnd().split('\n').length - 2 }]);
  expect(summary).toMatchObject({ replay: 1, notWhole: 1 });
});

test('--print shows each entry, an intent in plain words too, --until stops and shows the state and what is pending', () => {
  const { code, text } = run(['good'], { print: true, until: 1 });
  expect(code).toBe(0);
  expect(text).toMatch(/1 intent {3}signIn\/submitted .* · Pressed Sign in as staff@co\.example/);
  expect(text).toContain('"status": "signingIn"');
  expect(text).toMatch(/pending 2: http\.call/);
});

test('several files end in a summary', () => {
  const { lines } = run(['good', 'diverging', 'damaged']);
  expect(lines.at(-1)).toMatch(/^3 recordings: 1 replay, 1 diverge, 1 cannot be read; \d+ entries/);
});

test('--json is one document: what became of each file, the divergence, the summary', () => {
  const { code, text } = run(['good', 'diverging', 'damaged'], { json: true, until: 8 });
  expect(code).toBe(2);
  const { files: outcomes, summary } = JSON.parse(text) as {
    readonly files: readonly object[];
    readonly summary: object;
  };
  expect(outcomes).toMatchObject([
    { file: 'good', status: 'replays', state: { signIn: { status: 'signingIn' } } },
    { file: 'diverging', status: 'replays' },
    { file: 'damaged', status: 'unreadable', problem: expect.stringContaining('line 3') as string },
  ]);
  expect(summary).toMatchObject({ recordings: 3, replay: 2, diverge: 0, unreadable: 1 });
  const whole = JSON.parse(run(['diverging'], { json: true }).text) as { readonly files: readonly object[] };
  expect(whole.files[0]).toMatchObject({ status: 'diverges', divergence: { workflow: 'signIn' } });
});

test('what has another shape than in a recording of an older build is named', () => {
  const { lines } = run(['olderFact', 'olderCommand']);
  expect(lines).toContain('    signIn/refused: payload is a list, was a text');
  expect(lines).toContain('    http.call session.signIn: input.input.remember is new');
  expect(lines).toContain('    http.call session.signIn: input.input.name is gone');
});
