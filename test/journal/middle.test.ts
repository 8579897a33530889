import { put, race, take } from 'typed-redux-saga';
import { createOffice } from '../../src/office/app/office';
import { parseRecording, replay } from '../../src/office/journal';
import { call, newId } from '../../src/office/kernel/commands';
import { perform } from '../../src/office/kernel/perform';
import { fullText, journalNames, placeOf } from '../tools/journals';
import { namedOffice } from './support/namedOffice';
import { officeWithout } from './support/officeWithout';
import { recordedOffice } from './support/recordings';
import { throughRing } from './support/throughRing';

/** As a person would save it: it begins signed in, with all lists there, in the middle of a session. */
const saved = (name: string) => parseRecording(fullText(`${name}.jsonl`));

test.each([
  ['listExport', 'export-of-all-talents-refused-and-asked-for-again'],
  ['deletion', 'film-deletion-refused-then-given-up'],
  ['autoSave', 'auto-save-typed-while-a-save-runs'],
  ['longText', 'biography-saved'],
])('that %s is no longer there is noticed, where it was at rest as the log began', (workflow, name) => {
  const recording = saved(name);
  expect(recording.header.restarted).toBeDefined();
  const { divergence } = replay(recording, officeWithout(workflow));
  expect(divergence?.reason).toBe('the replay did not do this');
});

/** Some of the sessions that begin where nothing was under way. */
const quiet = journalNames
  .filter((name) => placeOf(`put in ${name}`, 12) === 0)
  .map((name) => parseRecording(fullText(name)))
  .filter(({ header, entries }) => header.restarted?.quiet && entries.length > 2);

test('what is put into a log that begins where all was at rest is noticed, a fact as well as a command', () => {
  expect(quiet.length).toBeGreaterThan(10);
  for (const recording of quiet)
    for (const invented of [
      { kind: 'derived', action: { type: 'films/deleted', payload: ['film-1'] } },
      { kind: 'asked', k: 9999, port: 'ids', op: 'new', input: { length: 20 }, by: 'listExport' },
    ] as const) {
      const entries = [...recording.entries, invented];
      const { divergence } = replay({ ...recording, entries }, createOffice);
      expect(divergence).toMatchObject({ index: recording.entries.length });
    }
});

test('what a workflow did that was under way as the log began is played as recorded, and counted', () => {
  // The dialog tells that the mail is sent, and is about to close by itself.
  const recording = throughRing(saved('send-mail-succeeds'), 4);
  const { player, divergence } = replay(recording, createOffice);
  expect(divergence).toBeUndefined();
  expect(player.asRecorded).toEqual({ entries: 1, workflows: ['sendReel'] });
});

/** Waits for the list, or to be left or called, and nothing in the state says so. */
function* waits(): Generator<unknown, void> {
  for (;;) {
    yield* take('waits/opened');
    yield* take(['list/loaded', 'waits/left', 'waits/called']);
    yield* perform(newId(20));
  }
}

/** Gives up the list once whoever waits for it is left. */
function* list(): Generator<unknown, void> {
  for (;;) {
    yield* take('list/opened');
    yield* race([perform(call('talents.list', {} as never)), take('waits/left')]);
  }
}

const waiting = namedOffice({ list }, {}, { waits });

/** What a person did once the log had begun, with the list on its way; before that, a `first`. */
function recorded(first: readonly string[], then: readonly string[]) {
  const { dispatch, recorder } = recordedOffice(waiting);
  ['list/opened', ...first].forEach((type) => dispatch({ type }));
  recorder.beginHere();
  then.forEach((type) => dispatch({ type }));
  return parseRecording(recorder.text());
}

test('who waited for what was on its way as the log began acts as that is given up, though no state tells of it', () => {
  const { divergence, player } = replay(recorded(['waits/opened'], ['waits/left']), waiting);
  expect(divergence).toBeUndefined();
  expect(player.asRecorded).toEqual({ entries: 2, workflows: ['list', 'waits'] });
});

/** Goes on to another thing that somebody else brings, once the list is there. */
function* goesOn(): Generator<unknown, void> {
  yield* take('goesOn/opened');
  yield* take('list/loaded');
  yield* put({ type: 'pages/opened' });
  yield* take('pages/loaded');
  yield* put({ type: 'goesOn/ended' });
}

function* pages(): Generator<unknown, void> {
  for (;;) {
    yield* take('pages/opened');
    yield* perform(call('news.list', {} as never));
    yield* put({ type: 'pages/loaded' });
  }
}

test('who went on with what another one was set going to bring may act once that has come, too', () => {
  const office = namedOffice({}, {}, { goesOn, pages });
  const { dispatch, recorder, tell } = recordedOffice(office);
  ['list/opened', 'goesOn/opened'].forEach((type) => dispatch({ type }));
  recorder.beginHere();
  for (let answer = 0; answer < 2; answer += 1) tell('http.call', { ok: true, reply: [] });
  const { divergence, player } = replay(parseRecording(recorder.text()), office);
  expect(divergence).toBeUndefined();
  expect(player.asRecorded).toEqual({ entries: 3, workflows: ['goesOn', 'list', 'pages'] });
});

test('where what was on its way has no part in it, who is not there any more is missed', () => {
  const recording = recorded([], ['waits/opened', 'waits/called']);
  expect(replay(recording, waiting).divergence).toBeUndefined();
  expect(replay(recording, namedOffice({ list })).divergence).toMatchObject({
    workflow: 'waits',
    reason: 'the replay did not do this',
  });
});

test('where all that stands in the log is compared, nothing is counted', () => {
  const { player } = replay(saved('send-mail-succeeds'), createOffice);
  expect(player.asRecorded).toEqual({ entries: 0, workflows: [] });
});
