import type { Action } from '@reduxjs/toolkit';
import {
  call,
  cancel,
  fork,
  getContext,
  type SagaGenerator,
  select,
  setContext,
  take,
} from 'typed-redux-saga';
import { personChanged, signedOut } from '../entities/session';
import { type Ear, earOf, react, type Start } from '../kernel/react';
import { ownOf, type Reacting, reactionsOf, type Worker } from '../kernel/reactions';
import type { World } from '../kernel/world';
import { connectionBackSaga, connectivitySaga } from '../workflows/office/connectivity';
import { kitArrived, selectKits } from '../workflows/office/kits';
import { programArrived, selectIsProgramWhole } from '../workflows/office/program';
import { reportSaga } from '../workflows/office/report';
import { signInSaga } from '../workflows/account/signIn';
import { chosen, type Kits } from './kits/kit';
import { worldOf } from './worldOf';

type Saga = (() => SagaGenerator<void>) | Reacting;

/** Workflows by the names of their folders, in the order in which they start. */
export type Sagas = Readonly<Record<string, Saga>>;

/** Hears of an error that nobody expected, and in which workflow it was. */
export type OnError = (error: unknown, by?: string) => void;

/** What runs before anybody signs in. */
const firstWorkflows: Sagas = {
  connectivity: connectivitySaga,
  connectionBack: connectionBackSaga,
  signIn: signInSaga,
  report: reportSaga,
};

/** A workflow that fails over and over is left alone after so many times. */
const MOST_FAILURES = 20;

/** What may run at this moment: the work behind sign-in, and the kits that screens have brought. */
interface Runnable {
  readonly workflows: Sagas;
  readonly kits: Kits;
}

/**
 * Runs every workflow, those of the work behind sign-in and of kits once they have come. An error that none of them
 * expected reaches `onError`: its reaction is given up, what the workflow does by itself starts anew. When a person leaves, or
 * another comes, all of them are stopped with what they had pending, and start anew; `beforeStart` is called each time before
 * they do.
 */
export function* rootSaga(
  runnable: () => Runnable,
  onError: OnError,
  beforeStart: () => void = () => undefined,
): SagaGenerator<void> {
  for (;;) {
    beforeStart();
    const running = yield* fork(runAll, runnable, onError);
    yield* take([signedOut, personChanged]);
    yield* cancel(running);
  }
}

function* runAll(runnable: () => Runnable, onError: OnError): SagaGenerator<void> {
  const open: Ear[] = [];
  const { guarded, failed } = guard(onError);
  const run = function* (place: number, workflows: Sagas): SagaGenerator<void> {
    open[place] = earFor(workflows);
    for (const [name, workflow] of Object.entries(workflows))
      for (const own of ownOf(workflow)) yield* fork(guarded, name, own);
  };
  yield* run(FIRST, firstWorkflows);
  yield* fork(runKits, () => runnable().kits, run);
  yield* fork(runWork, () => runnable().workflows, run);
  // What goes on hears a message before what begins with it.
  yield* fork(
    react,
    (action: Action<string>) => open.flatMap((ear) => ear(action)),
    (...started: Parameters<Start>) => fork(guarded, ...started),
    failed,
  );
}

/** Where the reactions of the first workflows stand, of the work behind sign-in, and of the first kit. */
const [FIRST, WORK, KITS] = [0, 1, 2];

/** Runs workflows; their reactions stand in that place. */
type Run = (place: number, workflows: Sagas) => SagaGenerator<void>;

function* runWork(workflows: () => Sagas, run: Run): SagaGenerator<void> {
  if (!(yield* select(selectIsProgramWhole))) yield* take(programArrived);
  yield* run(WORK, workflows());
}

/** The workflows of each kit begin when it comes, those of a kit that is there at once. */
function* runKits(kits: () => Kits, run: Run): SagaGenerator<void> {
  for (let running = 0; ; yield* take(kitArrived)) {
    const come = yield* select(selectKits);
    for (; running < come.length; running += 1)
      for (const { workflows } of chosen(kits(), come.slice(running, running + 1)))
        yield* run(KITS + running, workflows);
  }
}

/** What hears for workflows, made once for all offices. */
const ears = new WeakMap<Sagas, Ear>();

function earFor(workflows: Sagas): Ear {
  const ear =
    ears.get(workflows) ??
    earOf(
      Object.entries(workflows).flatMap(([by, workflow]) =>
        reactionsOf(workflow).map((reaction) => ({ ...reaction, by })),
      ),
    );
  ears.set(workflows, ear);
  return ear;
}

/**
 * What runs a workflow in its own name: what it does by itself until that has ended, or what it does on a message, and on
 * those that wait until it has ended. What fails is told.
 */
function guard(onError: OnError) {
  const failures = new Map<string, number>();
  const worlds = new Map<string, World>();
  const isLeftAlone = (name: string) => (failures.get(name) ?? 0) >= MOST_FAILURES;

  function failed(error: unknown, name: string): void {
    if (isLeftAlone(name)) return;
    failures.set(name, (failures.get(name) ?? 0) + 1);
    onError(error, name);
  }

  function* guarded(
    name: string,
    worker: Worker,
    message?: Action,
    next?: () => Action | undefined,
  ): SagaGenerator<void> {
    const world = worlds.get(name) ?? worldOf(name, yield* getContext<World>('world'));
    worlds.set(name, world);
    yield* setContext({ world });
    let now = message;
    do {
      if (isLeftAlone(name)) return;
      try {
        yield* call(worker as Worker<Action | undefined>, now);
        if (!message) return;
      } catch (error) {
        failed(error, name);
      }
      now = next?.();
    } while (!message || now);
  }

  return { guarded, failed };
}
