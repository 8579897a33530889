import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { everyScript } from '../../contract/scripts';
import { RunawayError } from '../kernel/runaway';
import type { Command, World } from '../kernel/world';
import { commandName } from './commandName';
import { changedScriptsIn } from './contractHash';
import { type Divergence, describeDivergence } from './divergence';
import { type CommandText, type Entry, isInput, type Output, type Recording } from './entry';
import { workflowOf } from './askers';
import { createCarried } from './carried';
import { createCourse } from './course';
import { isDerived } from './isDerived';
import type { OfficeFactory } from './officeFactory';
import { middleOf } from './middle';
import { createOpening, sameCommand } from './opening';
import type { Actual, OnPlayed, Player } from './playing';
import { sameJson } from './sameJson';
import { withoutSecrets } from './secrets';
import { sliceHashes } from './stateHash';
import { createWaiting, type Tell } from './waiting';

const nothing = () => undefined;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The place of what stands in no log. */
const UNCOMPARED = -1;

/**
 * Plays a recording: builds the office over a world that only the recording answers, feeds intents, answers and heard
 * values in their order, and compares all that sagas and reducers make of them. It stops at the first divergence.
 * Of a recording that is about some workflows only theirs is compared.
 */
export function createPlayer(
  recording: Recording,
  createOffice: OfficeFactory,
  onPlayed: OnPlayed = nothing,
): Player {
  const { header, entries, complete } = recording;
  const without = withoutSecrets(() => everyScript);
  const waiting = createWaiting();
  const course = createCourse(recording);
  const carried = createCarried(entries, course);
  const opening = createOpening(header.restarted);
  let middle = middleOf(header, []);
  const calls: number[] = [];
  const late: (() => void)[] = [];
  let divergence: Divergence | undefined;
  let fed: { readonly action: UnknownAction; readonly at: number } | undefined;
  let hashes: Readonly<Record<string, string>> = {};
  let isBooting = header.restarted !== undefined;
  let dispatch: (action: UnknownAction) => unknown = nothing;
  let state: () => unknown = nothing;

  function advance(at: number): void {
    course.played(at);
    onPlayed(at, state());
  }

  const isOver = () => divergence !== undefined || (course.position >= entries.length && !complete);

  function diverge(reason: string, at = course.position, actual?: Actual, by?: string): void {
    divergence ??= describeDivergence({ entries, index: at, reason, actual, by, askers: course.askers });
  }

  /** Checks what a saga did against the log; returns its position there, or undefined when it should not go on. */
  function expect(
    actual: Actual,
    by: string | undefined,
    isSame: (expected: Entry) => boolean,
  ): number | undefined {
    if (isOver()) return undefined;
    const isLike = (entry: Entry) => entry.kind === actual.kind && isSame(entry);
    const at = middle.has(by) ? course.dueLike(by, isLike) : course.due(by);
    if (at === undefined) return undefined;
    const expected = entries[at];
    if (expected && isLike(expected)) {
      advance(at);
      return at;
    }
    diverge(
      expected ? 'the replay did something else' : 'the replay did more than was recorded',
      at,
      actual,
      by,
    );
    return undefined;
  }

  function begin({ port, op, input, by }: Command, tell: Tell): () => void {
    const command = { port, op, input };
    if (isBooting) return adopt(command, by, tell);
    if (!course.isOwn(by)) return beginOfAnother(command, by, tell);
    const at = expect(
      { kind: 'asked', ...command },
      by,
      (entry) => entry.kind === 'asked' && sameCommand(entry, command),
    );
    return at === undefined ? nothing : wait(at, command, tell, by);
  }

  function wait(at: number, command: CommandText, tell: Tell, by: string | undefined): () => void {
    const entry = entries[at];
    if (entry?.kind !== 'asked') return nothing;
    waiting.add(entry.k, command, by, tell);
    feedWithin(at);
    return () => stop(entry.k, by);
  }

  /** Another workflow is told what the log carries for it: when it was told then, or once it asks if it asks later. */
  function beginOfAnother(command: CommandText, by: string | undefined, tell: Tell): () => void {
    const at = carried.take(command, by);
    const entry = at === undefined ? undefined : entries[at];
    if (at === undefined || entry?.kind !== 'asked') {
      const k = waiting.addUnknown(command, by, tell);
      return () => void waiting.remove(k);
    }
    if (!course.isPlayed(at)) advance(at);
    const answer = carried.answerTo(entry.k);
    if (answer && course.isPlayed(answer.index))
      late.push(() => {
        if (waiting.remove(entry.k)) tell(answer.value);
      });
    const stopIt = wait(at, command, tell, by);
    return () => {
      if (answer && waiting.has(entry.k)) carried.giveBack(at);
      stopIt();
    };
  }

  /** A log that began again in mid-session: what was open then is taken over; what else a start asks stays unanswered. */
  function adopt(command: CommandText, by: string | undefined, tell: Tell): () => void {
    const open = opening.takeUp(command, by);
    if (!open) return nothing;
    waiting.add(open.k, command, by, tell);
    return () => stop(open.k, by);
  }

  function stop(k: number, by: string | undefined): void {
    if (!waiting.remove(k) || !course.isOwn(by)) return;
    const at = expect({ kind: 'stopped' }, by, (entry) => entry.kind === 'stopped' && entry.k === k);
    if (at !== undefined) feedWithin(at);
  }

  const middleware: Middleware = (api) => {
    dispatch = api.dispatch as typeof dispatch;
    state = api.getState;
    return (next) => (action) => {
      const made = action as UnknownAction;
      const at = made === fed?.action ? fed.at : expectAction(made);
      fed = undefined;
      return at === undefined ? action : inside(at, () => next(action));
    };
  };

  function expectAction(action: UnknownAction): number | undefined {
    if (isBooting) return undefined;
    const by = workflowOf(action.type);
    if (!course.isOwn(by)) return UNCOMPARED;
    return expect(
      isDerived(action) ? { kind: 'derived', action } : { kind: 'intent', action },
      by,
      (entry) => 'action' in entry && sameJson(entry.action, action),
    );
  }

  function inside<T>(at: number, run: () => T): T {
    calls.push(at);
    try {
      return run();
    } finally {
      calls.pop();
    }
  }

  function feedWithin(at: number): void {
    for (let next = course.nestedIn(at); !isOver() && next !== undefined; next = course.nestedIn(at))
      feed(next);
  }

  function feed(at: number): void {
    const entry = entries[at];
    if (!isInput(entry)) return;
    advance(at);
    if (entry.kind === 'intent') {
      fed = { action: { ...entry.action }, at };
      dispatch(fed.action);
      return;
    }
    const tell = waiting.tellerOf(entry.k);
    if (!tell) {
      const by = course.askers(at);
      if (course.isOwn(by) && !middle.has(by)) diverge(nobodyWaits(entry.k), at);
      return;
    }
    if (entry.kind === 'answered') waiting.remove(entry.k);
    inside(at, () => tell(entry.value));
  }

  function nobodyWaits(k: number): string {
    const left = opening.left.find((open) => open.k === k);
    return left
      ? `the log began while ${commandName(left)} was on its way, and the workflow in the middle of it is not there`
      : `no command ${k} is waiting`;
  }

  /** A log of an older build knows nothing of a slice that came later: only the slices that it names are compared. */
  function compareState(at: number, expected: Readonly<Record<string, string>>): void {
    hashes = { ...hashes, ...expected };
    const actual = sliceHashes(state(), without);
    const wrong = Object.keys(hashes).filter((name) => hashes[name] !== actual[name]);
    if (wrong.length > 0) diverge(`the state is another in ${wrong.join(', ')}`);
    else advance(at);
  }

  function playNext(at: number, entry: Entry): void {
    if (entry.kind === 'state') return compareState(at, entry.slices);
    if (!isInput(entry)) return tellAsRecorded(at, entry);
    course.beginTurn(at);
    feed(at);
    for (let tell = late.shift(); tell; tell = late.shift()) inside(UNCOMPARED, tell);
  }

  function tellAsRecorded(at: number, entry: Output): void {
    if (!middle.isPossible) return diverge('the replay did not do this');
    advance(at);
    // Of what a fact is says nothing of who tells it.
    if (entry.kind !== 'derived') return middle.add(course.askers(at));
    fed = { action: { ...entry.action }, at };
    dispatch(fed.action);
  }

  function step(): boolean {
    passByOthers();
    const at = course.position;
    const entry = entries[at];
    if (divergence || !entry) return false;
    try {
      playNext(at, entry);
    } catch (error) {
      diverge(`the replay failed: ${messageOf(error)}`);
    }
    passByOthers();
    return !divergence && course.position < entries.length;
  }

  function passByOthers(): void {
    if (!divergence) course.leftByOthers().forEach(advance);
  }

  const world: World = { ask: begin, listen: begin };
  const onError = (error: unknown, by?: string) => {
    const message = messageOf(error);
    if (!isBooting && course.isOwn(by))
      expect({ kind: 'crashed', message }, by, ({ kind }) => kind === 'crashed');
    if (divergence && error instanceof RunawayError && !divergence.reason.includes(message))
      divergence = { ...divergence, reason: `${divergence.reason}; ${message} (${by})` };
  };
  try {
    const { store } = createOffice({
      world,
      preloadedState: header.state,
      middleware: [middleware],
      onError,
    });
    store.subscribe(() => {
      const at = calls[calls.length - 1];
      if (at === undefined || at === UNCOMPARED) return;
      onPlayed(at, store.getState());
      feedWithin(at);
    });
  } catch (error) {
    diverge(`no office begins with the state of its header: ${messageOf(error)}`);
    state = () => header.state;
  }
  isBooting = false;
  middle = middleOf(header, opening.left);

  return {
    step,
    state,
    get position() {
      return course.position;
    },
    get divergence() {
      return divergence;
    },
    contractChanges: changedScriptsIn(recording, everyScript),
    pending: waiting.all,
  };
}
