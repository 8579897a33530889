import { put, take } from 'typed-redux-saga';
import { diffFiles } from '../../src/office/app/headless/diffFiles';
import { updateFiles } from '../../src/office/app/headless/updateFiles';
import { parseRecording, replay } from '../../src/office/journal';
import { newId } from '../../src/office/kernel/commands';
import { perform } from '../../src/office/kernel/perform';
import { recordedOffice, signInRecording } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

const good = signInRecording();
/** As if the build before had told the refusal in another fact, and had slept longer. */
const old = good
  .replace(
    '{"type":"signIn/refused","payload":["Wrong password"]}',
    '{"type":"signIn/turnedDown","payload":["Wrong password"]}',
  )
  .replace(/("op":"sleep","input":\{"milliseconds":)\d+/, '$1999');

function diff(first: string, second: string, json = false) {
  const lines: string[] = [];
  const files: Readonly<Record<string, string>> = { first, second };
  const code = diffFiles(['first', 'second'], {
    read: (name) => files[name] ?? '',
    write: (line) => lines.push(line),
    json,
  });
  return { code, text: lines.join('\n') };
}

const first = good.replaceAll('user-1', 'user-0001');

test('two recordings that do the same do not differ, though their ids and times do', () => {
  const other = good.replaceAll('user-1', 'user-0002').replace('{"kind":"intent"', '{"at":1,"kind":"intent"');
  expect(diff(first, other)).toEqual({ code: 0, text: 'no difference' });
});

test('an id that stands for two others is a difference', () => {
  const { header, entries } = parseRecording(good);
  const whole = [header, ...entries, { kind: 'end', entries: entries.length }]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
  const other = whole.replace('user-1', 'user-0002').replace('user-1', 'user-0003');
  expect(diff(first, other).text).toContain('payload.agency.userId: "user-0001" → "user-0003"');
});

/** The sign-in with something of a refusal, a day or a name that a person gave in it. */
const withAnswer = (told: object) =>
  good.replace(/"reply":\{"outcome":"refused",/, (found) => `${found}${JSON.stringify(told).slice(1, -1)},`);

test.each([
  [{ kind: 'removesOneself' }, { kind: 'lastAdministrator' }],
  [{ status: 'signedOutByOther2' }, { status: 'otherPerson2024abc' }],
  [{ day: '2026-12-01' }, { day: '2026-12-24' }],
  [{ day: '01/12/2026' }, { day: '24/12/2026' }],
  [{ phone: '0145678901' }, { phone: '0145678902' }],
  [{ file: { name: 'showreel1.mp4' } }, { file: { name: 'showreel2.mp4' } }],
  [{ sort: 'byLastName' }, { sort: 'byFirstName' }],
])('%j is not %j: no name that a machine made', (one, other) => {
  expect(withAnswer(one)).not.toBe(good);
  expect(diff(withAnswer(one), withAnswer(other)).code).toBe(1);
});

test.each([
  ['UGSYVwzfq53ADvs5zAhH', 'Nf9QT7aqFHbhMoZrTAiy'],
  ['jeIZ3Nt7Pg', '5hoVCXH661'],
  ['/app/talents/UGSYVwzfq53ADvs5zAhH', '/app/talents/Nf9QT7aqFHbhMoZrTAiy'],
])('%s may stand for %s', (one, other) => {
  expect(diff(withAnswer({ filmId: one }), withAnswer({ filmId: other }))).toEqual({
    code: 0,
    text: 'no difference',
  });
});

test('a difference shows what is gone, what is new and what changed, each with its neighbours', () => {
  const { code, text } = diff(old, good);
  expect(code).toBe(1);
  expect(text).toMatch(/^- +\d+ derived {2}signIn\/turnedDown/m);
  expect(text).toMatch(/^\+ +\d+ derived {2}signIn\/refused/m);
  expect(text).toMatch(/^~ +\d+ asked \d+ clock\.sleep/m);
  expect(text).toMatch(/input\.milliseconds: 999 → \d+/);
  expect(text).toMatch(/… \d+ the same/);
});

test('the difference is there for programs too', () => {
  const shown = JSON.parse(diff(old, good, true).text) as { readonly parts: readonly (readonly object[])[] };
  expect(shown).toMatchObject({ isSame: false });
  expect(shown.parts[0]).toContainEqual(
    expect.objectContaining({
      kind: 'changed',
      paths: [expect.objectContaining({ path: 'input.milliseconds', before: 999 })],
    }),
  );
});

function update(text: string, answer: boolean, createOffice = tinyOffice()) {
  const lines: string[] = [];
  const saved: string[] = [];
  const asked: number[] = [];
  const code = updateFiles(['file'], {
    read: () => text,
    write: (line) => lines.push(line),
    createOffice,
    build: 'new',
    save: (_name, now) => saved.push(now),
    confirm() {
      asked.push(lines.length);
      return answer;
    },
  });
  return { code, lines, saved, asked };
}

test('a recording that replays is not touched', () => {
  expect(update(good, true)).toMatchObject({ code: 0, saved: [], asked: [] });
});

/** A workflow that takes a note and is given an id for it at once; with a fault it takes two. */
const notes = (isFaulty: boolean) =>
  tinyOffice(
    { notes: ((state = 0, { type }: { type: string }) => state + Number(type === 'notes/taken')) as never },
    [
      function* () {
        for (;;) {
          yield* take('notes/opened');
          if (isFaulty) yield* put({ type: 'notes/taken' });
          yield* put({ type: 'notes/taken' });
          yield* perform(newId(20));
          yield* put({ type: 'notes/named' });
        }
      },
    ],
  );

function noted(): string {
  const atOnce = { 'ids.new': 'note0000000000000001' };
  const { dispatch, recorder } = recordedOffice(notes(true), { atOnce });
  dispatch({ type: 'notes/opened' });
  return recorder.text();
}

test('a line that was wrong is taken out, the fault is mended, and --update makes the recording whole', () => {
  const text = noted().replace(/.*"notes\/taken".*\n/, '');
  const faulty = replay(parseRecording(text), notes(true)).divergence;
  expect(faulty?.actual).toMatchObject({ action: { type: 'notes/taken' } });
  const { code, saved, lines } = update(text, true, notes(false));
  expect(code).toBe(0);
  expect(lines).toContain('  actions and commands are the same; other is the state of notes');
  const mended = parseRecording(saved[0] ?? '');
  expect(mended.counted).toBeUndefined();
  expect(mended.entries.find(({ kind }) => kind === 'answered')).toMatchObject({ within: 2 });
  expect(replay(mended, notes(false)).divergence).toBeUndefined();
  expect(replay(mended, notes(true)).divergence).toBeDefined();
});

test('a recording that replays, but whose end counts otherwise, is made whole, too', () => {
  const { code, saved, lines } = update(good.replace(/("kind":"end","entries":)\d+/, '$199'), true);
  expect([code, parseRecording(saved[0] ?? '').counted]).toEqual([0, undefined]);
  expect(lines).toContain('  actions and commands are the same; its entries are counted anew');
});

test('what changes is shown before anything is asked, and a no leaves the file as it was', () => {
  const { code, lines, saved, asked } = update(old, false);
  expect(code).toBe(1);
  expect(saved).toEqual([]);
  expect(lines.slice(0, asked[0]).join('\n')).toMatch(/- .*signIn\/turnedDown[\s\S]*\+ .*signIn\/refused/);
});

test('a slice whose state alone becomes another is named', () => {
  const other = good.replace(/("signIn":")[0-9a-f]{16}/, '$1fedcba9876543210');
  const { lines, asked } = update(other, false);
  expect(lines.slice(0, asked[0]).join('\n')).toMatch(/the same; other is the state of signIn$/m);
});

test('after a yes the file replays, with the same intents and answers', () => {
  const { code, saved } = update(old, true);
  expect(code).toBe(0);
  const now = parseRecording(saved[0] ?? '');
  expect(replay(now, tinyOffice()).divergence).toBeUndefined();
  expect(diff(good, saved[0] ?? '').text).toContain('build test → new');
  const inputs = (text: string) =>
    parseRecording(text).entries.filter(({ kind }) => kind === 'intent' || kind === 'answered').length;
  expect(inputs(saved[0] ?? '')).toBe(inputs(old));
});

test('the note and the time of a report are kept', () => {
  const report = { note: 'It went away', saved: 2 };
  const [header, ...rest] = old.split('\n');
  const noted = [JSON.stringify({ ...(JSON.parse(header ?? '') as object), begun: 1, report }), ...rest].join(
    '\n',
  );
  const now = parseRecording(update(noted, true).saved[0] ?? '');
  expect(now.header).toMatchObject({ report, begun: 1 });
});

test('an answer that nobody asks for any more is named', () => {
  const idle = tinyOffice();
  const lines: string[] = [];
  const gone = good.replaceAll('"type":"signIn/submitted"', '"type":"signIn/unheardOf"');
  updateFiles(['file'], {
    read: () => gone,
    write: (line) => lines.push(line),
    createOffice: idle,
    build: 'new',
    save: () => undefined,
    confirm: () => false,
  });
  expect(lines.join('\n')).toMatch(/nobody asks any more for what entries [\d, ]+ told/);
});
