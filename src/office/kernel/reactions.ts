import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import type { ActionMatchingPattern } from '@redux-saga/types';
import type { ActionPattern } from 'redux-saga/effects';
import { all, cancel, fork, type SagaGenerator, take } from 'typed-redux-saga';

/** What is done on a message: a saga, or what starts one. As a method: its message may be one of those that are heard. */
export type Worker<A = never> = { start(action: A): unknown }['start'];

/** What a workflow does when it hears a message. */
interface Reaction {
  /** The types of the messages; undefined where `matches` looks at those of all types. */
  readonly types: ReadonlySet<string> | undefined;
  readonly matches: (action: Action) => boolean;
  readonly worker: Worker;
  /** What becomes of a message while another of its key is worked on: it has a worker too, has one instead, is ignored. */
  readonly while: 'beside' | 'instead' | 'ignored';
  readonly keyOf: (action: never) => string;
}

type Saga = () => SagaGenerator<void>;

/** A workflow as a saga of its own; an office runs the reactions of all its workflows in one saga instead. */
export interface Reacting extends Saga {
  readonly reactions: readonly Reaction[];
  /** What it does by itself, whatever it hears. */
  readonly own: readonly Saga[];
}

type Told<P extends ActionPattern> = ActionMatchingPattern<P>;

/** The type of the messages that a pattern stands for; undefined for one that looks at them otherwise. */
function typeOf(pattern: unknown): string | undefined {
  const isCreator = typeof pattern === 'function' && Object.hasOwn(pattern, 'toString');
  return isCreator || (typeof pattern === 'string' && pattern !== '*') ? String(pattern) : undefined;
}

/** The types of the messages that a pattern stands for; undefined where it looks at some of them otherwise. */
function typesOf(pattern: unknown): ReadonlySet<string> | undefined {
  const types = new Set([pattern].flat().map(typeOf));
  return types.has(undefined) ? undefined : (types as Set<string>);
}

function reaction<P extends ActionPattern>(
  pattern: P,
  worker: Worker<Told<P>>,
  meanwhile: Reaction['while'],
  keyOf: (action: Told<P>) => string = () => '',
): Reaction {
  const types = typesOf(pattern);
  const matches = types ? ({ type }: Action<string>) => types.has(type) : pattern;
  return { types, matches: matches as Reaction['matches'], worker, while: meanwhile, keyOf };
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
export function reacting(...parts: readonly (Reaction | Saga | Reacting)[]): Reacting {
  const reactions = parts.flatMap((part) => reactionsOf(part));
  const own = parts.flatMap((part) => (typeof part === 'function' ? ownOf(part) : []));

  function* saga(): SagaGenerator<void> {
    yield* all([...own.map((each) => each()), react(earOf(reactions.map((each) => ({ ...each, by: '' }))))]);
  }

  return Object.assign(saga, { reactions, own });
}

/** What a workflow does when it hears a message. */
export const reactionsOf = (part: Reaction | Saga | Reacting): readonly Reaction[] => {
  if (typeof part !== 'function') return [part];
  return 'reactions' in part ? part.reactions : [];
};

/** What a workflow does by itself: all of it where it is a saga. */
export const ownOf = (workflow: Saga | Reacting): readonly Saga[] =>
  'own' in workflow ? workflow.own : [workflow];

/** A reaction of the workflow of that name. */
type Hearing = Reaction & { readonly by: string };

type Start = (by: string, worker: Worker, action: Action) => SagaGenerator<Task>;

const startBare: Start = (_by, worker, action) => fork(worker as Worker<Action>, action);

/**
 * Hears all messages for these reactions, which begin in the order in which they stand there, whatever came before. One
 * saga for hundreds of them: one for each is what an office's start, and each message, would cost most.
 */
export function* react(ear: Ear, start: Start = startBare): SagaGenerator<void> {
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
      possible = hearings.filter(({ types }) => types?.has(action.type) ?? true);
      byType.set(action.type, possible);
    }
    return possible.filter(({ matches }) => matches(action));
  };
}
