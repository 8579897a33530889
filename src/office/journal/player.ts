import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { Command, World } from '../kernel/world';
import { commandName } from './commandName';
import { changedScriptsIn } from './contractHash';
import { type Divergence, describeDivergence } from './divergence';
import { type CommandText, type Entry, type Input, isInput, type Output, type Recording } from './entry';
import { isDerived } from './isDerived';
import { createOpening, sameCommand } from './opening';
import { sameJson } from './sameJson';
import { createMasker } from './secrets';
import { sliceHashes } from './stateHash';
import { createAskers } from './askers';

/** What the player needs of a store. */
export interface ReplayStore {
  getState(): unknown;
  dispatch(action: UnknownAction): unknown;
  subscribe(listener: () => void): () => void;
}

/** Makes the office without its views: store and root saga, over the given world. `middleware` stands first in the chain. */
export type OfficeFactory = (options: {
  readonly world: World;
  readonly preloadedState: unknown;
  readonly middleware: readonly Middleware[];
  readonly onError: (error: unknown, by?: string) => void;
}) => { readonly store: ReplayStore };

export interface Player {
  /** Feeds the next input and all that it causes. False when there is nothing left to play, or after a divergence. */
  step(): boolean;
  /** How many entries are played. */
  readonly position: number;
  readonly divergence: Divergence | undefined;
  /** Scripts of the log whose shape is not what it was when it was recorded. */
  readonly contractChanges: readonly string[];
  /** Commands that still wait, or are listened to. */
  pending(): readonly ({ readonly k: number } & CommandText)[];
  state(): unknown;
}

/** Told of each entry once it is played, with the state then; of an action again once it is reduced. */
export type OnPlayed = (index: number, state: unknown) => void;

type Actual = (Output extends infer O ? (O extends { k: number } ? Omit<O, 'k'> : O) : never) | Input;

const nothing = () => undefined;

/**
 * Plays a recording: builds the office over a world that only the recording answers, feeds intents, answers and heard
 * values in their order, and compares all that sagas and reducers make of them. It stops at the first divergence.
 */
export function createPlayer(
  recording: Recording,
  createOffice: OfficeFactory,
  onPlayed: OnPlayed = nothing,
): Player {
  const { header, entries, complete } = recording;
  const masker = createMasker();
  const waiting = new Map<
    number,
    { readonly command: CommandText; readonly tell: (value: unknown) => void }
  >();
  const askers = createAskers(entries);
  const opening = createOpening(header.restarted);
  const calls: number[] = [];
  let cursor = 0;
  let divergence: Divergence | undefined;
  let fed: UnknownAction | undefined;
  let hashes: Readonly<Record<string, string>> = {};
  let isBooting = header.restarted !== undefined;
  let dispatch: (action: UnknownAction) => unknown = nothing;
  let state: () => unknown = nothing;

  function advance(): void {
    cursor += 1;
    onPlayed(cursor - 1, state());
  }

  const isOver = () => divergence !== undefined || (cursor >= entries.length && !complete);

  function diverge(reason: string, actual?: Actual, at = cursor): void {
    if (!divergence) divergence = describeDivergence({ entries, index: at, reason, actual, askers });
  }

  /** Checks what a saga did against the log; returns its position there, or undefined when it should not go on. */
  function expect(actual: Actual, isSame: (expected: Entry) => boolean): number | undefined {
    if (isOver()) return undefined;
    const expected = entries[cursor];
    if (expected && expected.kind === actual.kind && isSame(expected)) {
      advance();
      return cursor - 1;
    }
    diverge(expected ? 'the replay did something else' : 'the replay did more than was recorded', actual);
    return undefined;
  }

  function begin(command: Command, tell: (value: unknown) => void): () => void {
    const { port, op, input } = command;
    const asked = { port, op, input };
    if (isBooting) return adopt(asked, tell);
    const at = expect(
      { kind: 'asked', ...asked },
      (entry) => entry.kind === 'asked' && sameCommand(entry, asked),
    );
    const entry = at === undefined ? undefined : entries[at];
    if (at === undefined || entry?.kind !== 'asked') return nothing;
    waiting.set(entry.k, { command: asked, tell });
    feedWithin(at);
    return () => stop(entry.k);
  }

  /** A log that began again in mid-session: what was open then is taken over; what else a start asks stays unanswered. */
  function adopt(command: CommandText, tell: (value: unknown) => void): () => void {
    const open = opening.takeUp(command);
    if (!open) return nothing;
    waiting.set(open.k, { command, tell });
    return () => stop(open.k);
  }

  function stop(k: number): void {
    if (!waiting.delete(k)) return;
    const at = expect({ kind: 'stopped' }, (entry) => entry.kind === 'stopped' && entry.k === k);
    if (at !== undefined) feedWithin(at);
  }

  const middleware: Middleware = (api) => {
    dispatch = api.dispatch as typeof dispatch;
    state = api.getState;
    return (next) => (action) => {
      const made = action as UnknownAction;
      const at = made === fed ? cursor - 1 : expectAction(made);
      fed = undefined;
      return at === undefined ? action : inside(at, () => next(action));
    };
  };

  function expectAction(action: UnknownAction): number | undefined {
    if (isBooting) return undefined;
    return expect(
      isDerived(action) ? { kind: 'derived', action } : { kind: 'intent', action },
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
    for (
      let entry = entries[cursor];
      !isOver() && isInput(entry) && entry.within === at;
      entry = entries[cursor]
    )
      feed(entry);
  }

  function feed(entry: Input): void {
    advance();
    if (entry.kind === 'intent') {
      fed = { ...entry.action };
      dispatch(fed);
      return;
    }
    const command = waiting.get(entry.k);
    if (!command) return diverge(nobodyWaits(entry.k), undefined, cursor - 1);
    if (entry.kind === 'answered') waiting.delete(entry.k);
    inside(cursor - 1, () => command.tell(entry.value));
  }

  function nobodyWaits(k: number): string {
    const left = opening.left.find((open) => open.k === k);
    return left
      ? `the log began while ${commandName(left)} was on its way, and the workflow in the middle of it is not there`
      : `no command ${k} is waiting`;
  }

  /** A log of an older build knows nothing of a slice that came later: only the slices that it names are compared. */
  function compareState(expected: Readonly<Record<string, string>>): void {
    hashes = { ...hashes, ...expected };
    const actual = sliceHashes(state(), masker);
    const wrong = Object.keys(hashes).filter((name) => hashes[name] !== actual[name]);
    if (wrong.length > 0) diverge(`the state is another in ${wrong.join(', ')}`);
    else advance();
  }

  function step(): boolean {
    const entry = entries[cursor];
    if (divergence || !entry) return false;
    try {
      if (entry.kind === 'state') compareState(entry.slices);
      else if (isInput(entry)) feed(entry);
      else diverge('the replay did not do this');
    } catch (error) {
      diverge(`the replay failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    return !divergence && cursor < entries.length;
  }

  const world: World = { ask: begin, listen: begin };
  const onError = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!isBooting) expect({ kind: 'crashed', message }, ({ kind }) => kind === 'crashed');
  };
  const { store } = createOffice({ world, preloadedState: header.state, middleware: [middleware], onError });
  store.subscribe(() => {
    const at = calls[calls.length - 1];
    if (at === undefined) return;
    onPlayed(at, store.getState());
    feedWithin(at);
  });
  isBooting = false;

  return {
    step,
    state,
    get position() {
      return cursor;
    },
    get divergence() {
      return divergence;
    },
    contractChanges: changedScriptsIn(recording),
    pending: () => [...waiting].map(([k, { command }]) => ({ k, ...command })),
  };
}
