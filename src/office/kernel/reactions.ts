import type { Action } from '@reduxjs/toolkit';
import type { ActionMatchingPattern } from '@redux-saga/types';
import type { ActionPattern } from 'redux-saga/effects';
import type { SagaGenerator } from 'typed-redux-saga';

/** What is done on a message: a saga, or what starts one. As a method: its message may be one of those that are heard. */
export type Worker<A = never> = { start(action: A): unknown }['start'];

/** What a workflow does when it hears a message. */
export interface Reaction {
  /** The types of the messages, or what tells one of any type. */
  readonly heard: ReadonlySet<string> | ((action: Action) => boolean);
  /** Which of them are worked on; left out, all. */
  readonly isMeant?: ((action: never) => boolean) | undefined;
  readonly worker: Worker;
  /** What becomes of a message while another of its key is worked on: it has a worker too, has one instead, is ignored. */
  readonly while: 'beside' | 'instead' | 'ignored';
  readonly keyOf: (action: never) => string;
  /** What a message asks for at once, each as a message of its own; left out, it is worked on itself. */
  readonly partsOf?: ((action: never) => readonly Action[]) | undefined;
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
  partsOf?: (action: Told<P>) => readonly Action[],
): Reaction {
  return { heard: heardBy(pattern), worker, while: meanwhile, keyOf, partsOf };
}

/** As takeEvery: each message, or those that are meant of them, is worked on, beside all others. */
export const onEvery = <P extends ActionPattern>(
  pattern: P,
  worker: Worker<Told<P>>,
  isMeant?: (action: Told<P>) => boolean,
): Reaction => ({ ...reaction(pattern, worker, 'beside'), isMeant });

/** As takeLatest, apart for each key: a message stops what runs for its own key, and nothing else. */
export const onLatest = <P extends ActionPattern>(
  pattern: P,
  worker: Worker<Told<P>>,
  keyOf?: (action: Told<P>) => string,
) => reaction(pattern, worker, 'instead', keyOf);

/**
 * As takeLeading, apart for each key: a message is ignored while one of its own key is worked on. Of many keys a few are
 * worked on beside one another, the others wait for their turn. Where a message asks for several, `partsOf` tells them apart.
 */
export const onLeading = <P extends ActionPattern>(
  pattern: P,
  worker: Worker<Told<P>>,
  keyOf?: (action: Told<P>) => string,
  partsOf?: (action: Told<P>) => readonly Action[],
) => reaction(pattern, worker, 'ignored', keyOf, partsOf);

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
