import { createSlice } from '@reduxjs/toolkit';
import { put, takeLeading } from 'typed-redux-saga';
import { exploreFiles } from '../../src/office/app/headless/exploreFiles';
import { invariants } from '../../src/office/app/headless/invariants';
import { updateFiles } from '../../src/office/app/headless/updateFiles';
import { createOffice } from '../../src/office/app/office';
import {
  type OfficeFactory,
  parseJournal,
  parseRecording,
  type Recording,
  replay,
} from '../../src/office/journal';
import { createAskers } from '../../src/office/journal/askers';
import { contentOf } from '../../src/office/journal/entryContent';
import { explore } from '../../src/office/journal/explore';
import { rerecord } from '../../src/office/journal/rerecord';
import { call, sleep } from '../../src/office/kernel/commands';
import { perform } from '../../src/office/kernel/perform';
import { fullText, journalNames, placeOf } from '../tools/journals';
import { recordedOffice } from './support/recordings';
import { throughRing } from './support/throughRing';
import { tinyOffice } from './support/tinyOffice';

/** Begin in the middle as they should and replay, but are not made anew the same: their newsletter is not asked for once more. */
const NOT_MADE_ANEW = [
  'newsletter-left-as-its-save-arrives-and-not-sent-when-its-list-is-shown-later.jsonl',
  'newsletter-left-while-it-is-saved-to-be-sent.jsonl',
  'newsletter-refused-then-saved-as-the-same-request.jsonl',
  'newsletter-saved-to-be-sent-then-left-for-another-page.jsonl',
];

/** A third of the sessions, as a log that began in the middle of it, where nothing waited. */
const inTheMiddle = journalNames
  .filter((name) => placeOf(name, 3) === 0)
  .map((name) => ({ name, recording: throughRing(parseRecording(fullText(name)), 20) }))
  .filter(({ recording: { header, entries } }) => header.restarted?.quiet && entries.length > 10);

/** What each workflow did, in its order. */
function courses({ header: { restarted }, entries }: Recording) {
  const askers = createAskers(entries, restarted?.open);
  const done: Record<string, object[]> = {};
  for (const [index, entry] of entries.entries())
    if (entry.kind !== 'state')
      (done[askers(index) ?? ''] ??= []).push({ kind: entry.kind, ...contentOf(entry) });
  return done;
}

test('sessions are taken up in the middle', () => {
  expect(inTheMiddle.length).toBeGreaterThan(20);
});

const madeAnew = inTheMiddle.filter(({ name }) => !NOT_MADE_ANEW.includes(name));

test.each(madeAnew)('$name, begun in its middle, is the same when it is made anew', ({ recording }) => {
  const { recording: now, unheard, unanswered } = rerecord(recording, createOffice, recording.header.build);
  expect(courses(now)).toEqual(courses(recording));
  expect([unheard, unanswered]).toEqual([[], []]);
  expect(now.header.restarted?.open.map(({ op }) => op).toSorted()).toEqual(
    recording.header.restarted?.open.map(({ op }) => op).toSorted(),
  );
  expect(replay(now, createOffice).divergence).toBeUndefined();
});

test.each(inTheMiddle)(
  '$name, begun in its middle, breaks no invariant in another course',
  ({ recording }) => {
    const { found } = explore(recording, { createOffice, build: 'test', invariants, seed: 1, schedules: 1 });
    expect(found.map(({ seed, invariant, problem }) => `seed ${seed}: ${invariant}: ${problem}`)).toEqual([]);
  },
);

const mails = createSlice({
  name: 'mails',
  initialState: { status: 'idle' },
  reducers: {
    submitted: () => ({ status: 'sending' }),
    sent: () => ({ status: 'idle' }),
  },
});

/** A workflow that reads the server every minute; and one that stays "sending" when an answer is lost. */
const office = (pause: number): OfficeFactory =>
  tinyOffice({ mails: mails.reducer as never }, [
    function* () {
      for (;;) yield* perform(sleep(60_000));
    },
    function* () {
      yield* takeLeading(mails.actions.submitted, function* () {
        const answer = yield* perform(call('reel.mail', {} as never));
        yield* perform(sleep(pause));
        if (answer.ok) yield* put(mails.actions.sent());
      } as never);
    },
  ]);

function recorded(isInFlight: boolean) {
  const { recorder, dispatch, tell } = recordedOffice(office(1));
  dispatch({ type: 'mails/opened' });
  if (isInFlight) dispatch(mails.actions.submitted());
  recorder.beginHere();
  if (!isInFlight) dispatch(mails.actions.submitted());
  tell('http.call', { ok: true, reply: { reelId: 'reel-00001' } });
  return recorder.text();
}

function filesRun(text: string, createOffice: OfficeFactory) {
  const lines: string[] = [];
  const saved: string[] = [];
  const options = {
    read: () => text,
    write: (line: string) => lines.push(line),
    createOffice,
    build: 'new',
    seed: 1,
    schedules: 200,
    save: (_name: string, now: string) => saved.push(now),
    confirm: () => true,
  };
  return { lines, saved, options };
}

test('explore finds the fault in a session from its middle, and keeps it as a recording that replays', () => {
  const { lines, saved, options } = filesRun(recorded(false), office(1));
  expect(exploreFiles(['report.jsonl'], options)).toBe(1);
  expect(lines[0]).toMatch(/^report.jsonl, seed \d+: stuck: mails is sending/);
  const kept = parseRecording(saved[0] ?? '');
  expect(kept.header.restarted?.open.map(({ op }) => op)).toEqual(['sleep']);
  expect(replay(kept, office(1)).divergence).toBeUndefined();
});

test('of a file in which one part breaks an invariant and another cannot be played otherwise, the last line counts the break', () => {
  const { lines, options } = filesRun(recorded(false) + recorded(true), office(1));
  expect(exploreFiles(['report.jsonl'], options)).toBe(2);
  expect(lines.join('\n')).toMatch(/part 1 of 2, seed \d+: stuck: [\s\S]*part 2 of 2: it began while/);
  expect(lines.at(-1)).toMatch(/: 1 break$/);
});

test('--update makes a log from the middle of a session anew, and leaves the parts that replay as they are', () => {
  const text = recorded(false);
  const same = JSON.stringify({ ...(JSON.parse(text.split('\n')[0] ?? '') as object), build: 'older' });
  const quiet = `${same}\n`;
  const { lines, saved, options } = filesRun(quiet + text, office(2));
  expect(updateFiles(['report.jsonl'], options)).toBe(0);
  expect(lines.join('\n')).toMatch(/part 2 of 2:[\s\S]*input.milliseconds: 1 → 2/);
  const [first, second] = parseJournal(saved[0] ?? '');
  expect(saved[0]?.startsWith(quiet)).toBe(true);
  expect(first?.header.build).toBe('older');
  expect(second?.header.restarted?.open).toHaveLength(1);
  expect(second && replay(second, office(2)).divergence).toBeUndefined();
});

test('a log that began while a workflow was in the middle of something says so, by the command', () => {
  const text = recorded(true);
  const reason = /began while http.call reel.mail was on its way/;
  expect(replay(parseRecording(text), office(1)).divergence?.reason).toMatch(reason);
  for (const run of [exploreFiles, updateFiles]) {
    const { lines, saved, options } = filesRun(text, office(1));
    expect(run(['report.jsonl'], options)).toBe(2);
    expect(lines.join('\n')).toMatch(reason);
    expect(saved).toEqual([]);
  }
});

test('a log that began while calls waited for a new sign-in says so', () => {
  const header = { ...(JSON.parse(recorded(false).split('\n')[0] ?? '') as object) };
  const text = JSON.stringify({ ...header, restarted: { quiet: false, open: [] } });
  const { lines, options } = filesRun(`${text}\n`, office(1));
  expect(exploreFiles(['report.jsonl'], options)).toBe(2);
  expect(lines[0]).toMatch(/began while calls waited for the person to sign in again/);
});
