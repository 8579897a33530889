import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { everyScript } from '../../contract/scripts';
import { RunawayError } from '../kernel/runaway';
import { commandName } from './commandName';
import { changedScriptsIn } from './changedScripts';
import { type Divergence, describeDivergence, noSuchCall, OTHER_STATE } from './divergence';
import { type CommandText, type Entry, type Input, isInput, type Output, type Recording } from './entry';
import { isOf, workflowOf } from './askers';
import { messageOf } from './messageOf';
import { createCarried } from './carried';
import { createCourse } from './course';
import { type Claim, createDriver, type OpenCommand } from './driver';
import { isDerived } from './isDerived';
import type { OfficeFactory } from './officeFactory';
import { middleOf } from './middle';
import { sameCommand } from './opening';
import { playedHashes } from './playedHashes';
import type { Actual, OnPlayed, Player } from './playing';
import { sameButTokens } from './sameButTokens';
import { sameJson } from './sameJson';

const nothing = () => undefined;

/** redux-saga marks what a saga puts by a field that does not show. */
const withFieldsOf = (recorded: UnknownAction, action: UnknownAction) =>
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(action),
      ...Object.getOwnPropertyDescriptors(recorded),
    },
  ) as UnknownAction;

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
  const { header, entries, complete, lost } = recording;
  const driver = createDriver(header);
  const course = createCourse(recording);
  const carried = createCarried(entries, course);
  let middle = middleOf(header, []);
  const calls: number[] = [];
  const late: Input[] = [];
  let divergence: Divergence | undefined;
  let fed: number | undefined;
  /** What goes on in place of what the replay did. */
  let told: UnknownAction | undefined;
  let hashes: Readonly<Record<string, string>> = {};

  function advance(at: number): void {
    course.played(at);
    onPlayed(at, driver.state());
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

  function claim(command: CommandText, by: string | undefined): Claim | undefined {
    if (!course.isOwn(by)) return claimOfAnother(command, by);
    const at = expect(
      { kind: 'asked', ...command, ...(by !== undefined && { by }) },
      by,
      (entry) => entry.kind === 'asked' && isOf(entry, by) && sameCommand(entry, command, sameButTokens),
    );
    return at === undefined ? undefined : claimAt(at);
  }

  function claimAt(at: number): Claim | undefined {
    const entry = entries[at];
    return entry?.kind === 'asked' ? { k: entry.k, opened: () => feedWithin(at) } : undefined;
  }

  /** Another workflow is told what the log carries for it: when it was told then, or once it asks if it asks later. */
  function claimOfAnother(command: CommandText, by: string | undefined): Claim | undefined {
    const found = carried.take(command, by);
    if (!found) return { k: undefined };
    const { index, command: asked } = found;
    if (!course.isPlayed(index)) advance(index);
    const answer = carried.answerTo(asked.k);
    if (answer && course.isPlayed(answer.index)) late.push(answer.entry);
    return claimAt(index);
  }

  function stopped({ recorded, by }: OpenCommand): void {
    if (!course.isOwn(by)) return carried.giveBack(recorded);
    const at = expect({ kind: 'stopped' }, by, (entry) => entry.kind === 'stopped' && entry.k === recorded);
    if (at !== undefined) feedWithin(at);
  }

  const middleware: Middleware = () => (next) => (action) => {
    told = undefined;
    const at = fed ?? expectAction(action as UnknownAction);
    fed = undefined;
    const passed = told ?? action;
    return at === undefined ? action : inside(at, () => next(passed));
  };

  function expectAction(action: UnknownAction): number | undefined {
    const by = workflowOf(action.type);
    if (!course.isOwn(by)) return UNCOMPARED;
    return expect(
      isDerived(action) ? { kind: 'derived', action } : { kind: 'intent', action },
      by,
      (entry) =>
        'action' in entry && (sameJson(entry.action, action) || isToldOtherwise(entry.action, action)),
    );
  }

  /** The same but for what the log masks: it goes on as the log has it. */
  function isToldOtherwise(recorded: UnknownAction, action: UnknownAction): boolean {
    if (!sameButTokens(recorded, action)) return false;
    told = withFieldsOf(recorded, action);
    return true;
  }

  /** Runs what an entry causes, and what came in that very call and has not come yet. */
  function inside<T>(at: number, run: () => T): T {
    calls.push(at);
    try {
      const result = run();
      feedWithin(at);
      return result;
    } finally {
      calls.pop();
    }
  }

  function feedWithin(at: number): void {
    for (let next = course.nestedIn(at); !isOver() && next !== undefined; next = course.nestedIn(at))
      feed(next);
  }

  /** Told as it stands there, its name would be taken for the reply. */
  function isLost(at: number): boolean {
    const reason = lost?.get(at);
    if (reason !== undefined) diverge(reason, at);
    return reason !== undefined;
  }

  function feed(at: number): void {
    const entry = entries[at];
    if (!isInput(entry)) return;
    if (isLost(at)) return;
    advance(at);
    if (entry.kind === 'intent') fed = at;
    if (inside(at, () => driver.give(entry)) || entry.kind === 'intent') return;
    const by = course.askers(at);
    if (course.isOwn(by) && !middle.has(by)) diverge(nobodyWaits(entry.k), at);
  }

  function nobodyWaits(k: number): string {
    const left = driver.left().find((open) => open.k === k);
    return left
      ? `the log began while ${commandName(left)} was on its way, and the workflow in the middle of it is not there`
      : `no command ${k} is waiting`;
  }

  /** A log of an older build knows nothing of a slice that came later: only the slices that it names are compared. */
  function compareState(at: number, expected: Readonly<Record<string, string>>): void {
    hashes = { ...hashes, ...expected };
    const names = Object.keys(hashes);
    const actual = playedHashes(driver.state(), names);
    const wrong = names.filter((name) => hashes[name] !== actual[name]);
    if (wrong.length > 0) diverge(`${OTHER_STATE}${wrong.join(', ')}`);
    else advance(at);
  }

  function playNext(at: number, entry: Entry): void {
    if (entry.kind === 'state') return compareState(at, entry.slices);
    if (!isInput(entry)) return tellAsRecorded(at, entry);
    const { within } = entry;
    if (within !== undefined && isTakenNow(entry, at)) return diverge(noSuchCall(within, at));
    course.beginTurn(at);
    feed(at);
    for (let answer = late.shift(); answer; answer = late.shift()) giveLate(answer);
  }

  /** What others ask and are told may come in another order than it did. */
  const isTakenNow = (entry: Input, at: number) =>
    course.isOwn(course.askers(at)) &&
    (entry.kind === 'intent' || driver.open().some(({ recorded }) => recorded === entry.k));

  const giveLate = (answer: Input) => inside(UNCOMPARED, () => driver.give(answer));

  function tellAsRecorded(at: number, entry: Output): void {
    if (isLost(at)) return;
    if (!middle.isPossible) return diverge('the replay did not do this');
    advance(at);
    // A fact is fed as it stands in the log; of a command it is noted that its asker is in the middle of something.
    if (entry.kind !== 'derived') {
      middle.add(course.askers(at));
      return feedWithin(at);
    }
    fed = at;
    driver.give({ kind: 'intent', action: entry.action });
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

  const onError = (error: unknown, by?: string) => {
    const message = messageOf(error);
    if (!driver.isBeginning() && course.isOwn(by))
      expect(
        { kind: 'crashed', message, ...(by !== undefined && { by }) },
        by,
        (entry) => entry.kind === 'crashed' && isOf(entry, by),
      );
    if (divergence && error instanceof RunawayError && !divergence.reason.includes(message))
      divergence = { ...divergence, reason: `${divergence.reason}; ${message} (${by})` };
  };
  try {
    const store = driver.start(createOffice, { claim, stopped, middleware, onError });
    store.subscribe(() => {
      const at = calls[calls.length - 1];
      if (at === undefined || at === UNCOMPARED) return;
      onPlayed(at, store.getState());
      feedWithin(at);
    });
  } catch (error) {
    diverge(`no office begins with the state of its header: ${messageOf(error)}`);
  }
  middle = middleOf(header, driver.left());

  return {
    step,
    state: driver.state,
    get position() {
      return course.position;
    },
    get divergence() {
      return divergence;
    },
    contractChanges: changedScriptsIn(recording, everyScript),
    pending: () =>
      driver.open().map(({ command, by, recorded }, index) => ({
        k: recorded ?? -1 - index,
        ...command,
        ...(by !== undefined && { by }),
      })),
  };
}
