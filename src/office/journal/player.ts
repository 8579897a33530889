import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { everyScript } from '../../contract/scripts';
import { commandName } from './commandName';
import { changedScriptsIn } from './changedScripts';
import { noSuchCall, OTHER_STATE } from './divergence';
import { type Entry, type Input, isInput, type Output, type Recording } from './entry';
import { workflowOf } from './askers';
import { messageOf } from './messageOf';
import { createClaims } from './claims';
import { createCourse } from './course';
import { createDriver } from './driver';
import { middleOf } from './middle';
import { isDerived } from './isDerived';
import type { OfficeFactory } from './officeFactory';
import { playedHashes } from './playedHashes';
import type { OnPlayed, Player } from './playing';
import { sameButTokens } from './sameButTokens';
import { sameJson } from './sameJson';
import { createVerdict } from './verdict';

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
  const { header, entries, lost } = recording;
  const driver = createDriver(header);
  const course = createCourse(recording);
  const middle = middleOf(header);
  const verdict = createVerdict(recording, course, middle, advance);
  const { expect, diverge } = verdict;
  const { claim, stopped, takeLate } = createClaims({ entries, course, verdict, advance, feedWithin });
  const calls: number[] = [];
  const asRecorded: (string | undefined)[] = [];
  let fed: number | undefined;
  /** What goes on in place of what the replay did. */
  let told: UnknownAction | undefined;
  let hashes: Readonly<Record<string, string>> = {};

  function advance(at: number): void {
    course.played(at);
    middle.played(entries[at]);
    onPlayed(at, driver.state());
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
    for (let next = course.nestedIn(at); !verdict.isOver() && next !== undefined; next = course.nestedIn(at))
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
    middle.beginTurn(entry, [course.askers(at), ...course.askersInTurn()]);
    feed(at);
    for (let answer = takeLate(); answer; answer = takeLate()) giveLate(answer);
  }

  /** What others ask and are told may come in another order than it did. */
  const isTakenNow = (entry: Input, at: number) =>
    course.isOwn(course.askers(at)) &&
    (entry.kind === 'intent' || driver.open().some(({ recorded }) => recorded === entry.k));

  const giveLate = (answer: Input) => inside(UNCOMPARED, () => driver.give(answer));

  function tellAsRecorded(at: number, entry: Output): void {
    if (isLost(at)) return;
    const by = course.askers(at);
    if (!middle.mayHaveActed(by)) return diverge('the replay did not do this');
    asRecorded.push(by);
    advance(at);
    // A fact is fed as it stands in the log; of a command it is noted that its asker is in the middle of something.
    if (entry.kind !== 'derived') {
      middle.add(by);
      return feedWithin(at);
    }
    fed = at;
    driver.give({ kind: 'intent', action: entry.action });
  }

  function step(): boolean {
    passByOthers();
    const at = course.position;
    const entry = entries[at];
    if (verdict.divergence || !entry) return false;
    try {
      playNext(at, entry);
    } catch (error) {
      diverge(`the replay failed: ${messageOf(error)}`);
    }
    passByOthers();
    return !verdict.divergence && course.position < entries.length;
  }

  function passByOthers(): void {
    if (!verdict.divergence) course.leftByOthers().forEach(advance);
  }

  const onError = (error: unknown, by?: string) => {
    if (!driver.isBeginning()) verdict.crashed(error, by);
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
  middle.begin(driver.left());

  return {
    step,
    state: driver.state,
    get position() {
      return course.position;
    },
    get divergence() {
      return verdict.divergence;
    },
    get asRecorded() {
      return { entries: asRecorded.length, workflows: [...new Set(asRecorded)].map(String).toSorted() };
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
