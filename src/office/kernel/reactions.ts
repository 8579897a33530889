import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import type { ActionMatchingPattern } from '@redux-saga/types';
import type { ActionPattern } from 'redux-saga/effects';
import { cancel, type SagaGenerator, take } from 'typed-redux-saga';

/** What is done on a message: a saga, or what starts one. As a method: its message may be one of those that are heard. */
export type Worker<A = never> = { start(action: A): unknown }['start'];

/** What a workflow does when it hears a message. */
interface Reaction {
  /** The types of the messages, or what tells one of any type. */
  readonly heard: ReadonlySet<string> | ((action: Action) => boolean);
  readonly worker: Worker;
  /** What becomes of a message while another of its key is worked on: it has a worker too, has one instead, is ignored. */
  readonly while: 'beside' | 'instead' | 'ignored';
  readonly keyOf: (action: never) => string;
}

type Saga = () => SagaGenerator<void>;

/** A workflow of reactions, which an office runs in one saga with those of all others. */
export interface Reacting {
  readonly reactions: readonly Reaction[];
  /** What it does by itself, whatever it hears. */
  readonly own: readonly Saga[];
}

type Told<P extends ActionPattern> = ActionMatchingPattern<P>;

/** A creator is its message's type as a text. */
const isType = (pattern: unknown) =>
  typeof pattern === 'string' || Object.hasOwn(pattern as object, 'toString');

/** What a pattern hears; of several, each is a message's type or a test. */
function heardBy(pattern: unknown): Reaction['heard'] {
  const patterns = [pattern].flat();
  const types = new Set(patterns.filter(isType).map(String));
  const tests = patterns.filter((each) => !isType(each)) as ((action: Action) => boolean)[];
  if (tests.length === 0) return types;
  return (action) => types.has(action.type) || tests.some((test) => test(action));
}

function reaction<P extends ActionPattern>(
  pattern: P,
  worker: Worker<Told<P>>,
  meanwhile: Reaction['while'],
  keyOf: (action: Told<P>) => string = () => '',
): Reaction {
  return { heard: heardBy(pattern), worker, while: meanwhile, keyOf };
}

/** As takeEvery: each message is worked on, beside all others. */
export const onEvery = <P extends ActionPattern>(pattern: P, worker: Worker<Told<P>>) =>
  reaction(pattern, worker, 'beside');

/** As takeLatest, apart for each key: a message stops what runs for its own key, and nothing else. */
export const onLatest = <P extends ActionPattern>(
  pattern: P,
  worker: Worker<Told<P>>,
  keyOf?: (action: Told<P>) => string,
) => reaction(pattern, worker, 'instead', keyOf);

/** As takeLeading: a message is ignored while one is worked on. */
export const onLeading = <P extends ActionPattern>(pattern: P, worker: Worker<Told<P>>) =>
  reaction(pattern, worker, 'ignored');

/** The workflow that consists of these reactions, of what it does by itself, and of other such workflows. */
export const reacting = (...parts: readonly (Reaction | Saga | Reacting)[]): Reacting => ({
  reactions: parts.flatMap(reactionsOf),
  own: parts.flatMap(ownOf),
});

/** What a workflow does when it hears a message. */
export const reactionsOf = (part: Reaction | Saga | Reacting): readonly Reaction[] => {
  if ('worker' in part) return [part];
  return 'reactions' in part ? part.reactions : [];
};

/** What a workflow does by itself: all of it where it is a saga. */
export const ownOf = (part: Reaction | Saga | Reacting): readonly Saga[] => {
  if ('own' in part) return part.own;
  return 'worker' in part ? [] : [part];
};

/** A reaction of the workflow of that name. */
type Hearing = Reaction & { readonly by: string };

type Start = (by: string, worker: Worker, action: Action) => SagaGenerator<Task>;

/**
 * Hears all messages for these reactions, which begin in the order in which they stand there, whatever came before. One
 * saga for hundreds of them: one for each is what an office's start, and each message, would cost most.
 */
export function* react(ear: Ear, start: Start): SagaGenerator<void> {
  const running = new Map<Hearing, Map<string, Task>>();
  for (;;) {
    const action = yield* take<Action<string>>('*');
    for (const each of ear(action)) yield* begin(each, action);
  }

  function* begin(each: Hearing, action: Action): SagaGenerator<void> {
    if (each.while === 'beside') {
      yield* start(each.by, each.worker, action);
      return;
    }
    const ofEach = running.get(each) ?? new Map<string, Task>();
    for (const [key, task] of ofEach) if (!task.isRunning()) ofEach.delete(key);
    const key = each.keyOf(action as never);
    const before = ofEach.get(key);
    if (before && each.while === 'ignored') return;
    if (before) yield* cancel(before);
    running.set(each, ofEach.set(key, yield* start(each.by, each.worker, action)));
  }
}

/** The reactions to a message, in their order. */
export type Ear = (action: Action<string>) => readonly Hearing[];

/** What hears for these reactions. */
export function earOf(hearings: readonly Hearing[]): Ear {
  const byType = new Map<string, readonly Hearing[]>();
  return (action) => {
    let possible = byType.get(action.type);
    if (!possible) {
      possible = hearings.filter(({ heard }) => typeof heard === 'function' || heard.has(action.type));
      byType.set(action.type, possible);
    }
    return possible.filter(({ heard }) => typeof heard !== 'function' || heard(action));
  };
}
