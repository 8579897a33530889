import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { cancel, type SagaGenerator, take } from 'typed-redux-saga';
import type { Reaction, Worker } from './reactions';

/** A reaction of the workflow of that name. */
type Hearing = Reaction & { readonly by: string };

/** What may react to a message, in its order. */
export type Ear = (action: Action<string>) => readonly Hearing[];

/** What hears for these reactions, by the types of their messages. */
export function earOf(hearings: readonly Hearing[]): Ear {
  const byType = new Map<string, readonly Hearing[]>();
  return (action) => {
    let possible = byType.get(action.type);
    if (!possible) {
      possible = hearings.filter(({ heard }) => typeof heard === 'function' || heard.has(action.type));
      byType.set(action.type, possible);
    }
    return possible;
  };
}

/** True of a reaction to this message, of those of an ear. */
export const reacts = ({ heard, isMeant }: Reaction, action: Action): boolean =>
  (typeof heard !== 'function' || heard(action)) && (!isMeant || isMeant(action as never));

/** Starts a worker in the name of its workflow; when it has ended or failed, it works on what `next` gives, until that is nothing. */
export type Start = (
  by: string,
  worker: Worker,
  action: Action,
  next?: () => Action | undefined,
) => SagaGenerator<Task>;

/**
 * Hears all messages for these reactions, which begin in the order in which they stand there, whatever came before. One
 * saga for hundreds of them: one for each is what an office's start, and each message, would cost most. One that fails at
 * whether it is meant, or by which key, is told to `onError`; the others hear the message all the same.
 */
export function* react(
  ear: Ear,
  start: Start,
  onError: (error: unknown, by: string) => void,
): SagaGenerator<void> {
  const running = new Map<Hearing, Map<string, Task>>();
  const turns = new Map<Hearing, Turns>();
  for (;;) {
    const action = yield* take<Action<string>>('*');
    for (const each of ear(action))
      try {
        if (reacts(each, action))
          for (const part of each.partsOf?.(action as never) ?? [action]) yield* begin(each, part);
      } catch (error) {
        onError(error, each.by);
      }
  }

  function begin(each: Hearing, action: Action): SagaGenerator<unknown> {
    if (each.while === 'beside') return start(each.by, each.worker, action);
    return each.while === 'instead' ? replace(each, action) : lead(each, action);
  }

  function* replace(each: Hearing, action: Action): SagaGenerator<void> {
    const ofEach = running.get(each) ?? new Map<string, Task>();
    for (const [key, task] of ofEach) if (!task.isRunning()) ofEach.delete(key);
    const key = each.keyOf(action as never);
    const before = ofEach.get(key);
    if (before) yield* cancel(before);
    running.set(each, ofEach.set(key, yield* start(each.by, each.worker, action)));
  }

  function* lead(each: Hearing, action: Action): SagaGenerator<void> {
    const ofEach = turns.get(each) ?? takeTurns();
    turns.set(each, ofEach);
    const key = each.keyOf(action as never);
    const turn = ofEach.turnOf(key, action);
    if (turn) yield* start(each.by, each.worker, action, turn);
  }
}

/** So many keys are worked on beside one another: no call waits in the browser until its time is up. */
const AT_ONCE = 4;

interface Turns {
  /** Takes an action that may begin at once; returns what to call when it has ended, which gives the one whose turn it is then. */
  turnOf(key: string, action: Action): (() => Action | undefined) | undefined;
}

function takeTurns(): Turns {
  const running = new Set<string>();
  const waiting = new Map<string, Action>();
  return {
    turnOf(key, action) {
      if (running.has(key) || waiting.has(key)) return undefined;
      if (running.size === AT_ONCE) {
        waiting.set(key, action);
        return undefined;
      }
      running.add(key);
      let now = key;
      return () => {
        running.delete(now);
        const [next] = waiting;
        if (!next) return undefined;
        [now, action] = next;
        waiting.delete(now);
        running.add(now);
        return action;
      };
    },
  };
}
