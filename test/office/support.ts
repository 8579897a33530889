import {
  type Action,
  combineReducers,
  configureStore,
  type Reducer,
  type StateFromReducersMapObject,
  type Store,
} from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { all, call, fork, type SagaGenerator } from 'typed-redux-saga';
import { UPLOAD_START_DELAY, UPLOAD_SUCCESS_TIME } from '../../src/contract/constants';
import { earOf, react } from '../../src/office/kernel/react';
import { ownOf, type Reacting, reactionsOf, type Worker } from '../../src/office/kernel/reactions';
import type { Command } from '../../src/office/kernel/world';
import { scriptedWorld } from '../tools/scriptedWorld';

export const ok = (reply: unknown = {}) => ({ ok: true, reply });
export const refused = (refusal: object) => ({ ok: false, refusal });
export const offline = refused({ kind: 'offline' });

/** The moments that an upload button waits, and shows that its file is there. */
export const uploadPauses = ({ port, op, input }: Command): boolean =>
  `${port}.${op}` === 'clock.sleep' &&
  [UPLOAD_START_DELAY, UPLOAD_SUCCESS_TIME].includes((input as { milliseconds: number }).milliseconds);

export type Workflow = (() => SagaGenerator<void>) | Reacting;

const fail = (error: unknown) => {
  throw error;
};

/** A workflow as a saga of its own. */
export const sagaOf = (workflow: Workflow) =>
  function* (): SagaGenerator<void> {
    const hearings = reactionsOf(workflow).map((reaction) => ({ ...reaction, by: '' }));
    const begin = (_by: string, worker: Worker, action: Action, next?: () => Action | undefined) =>
      fork(function* () {
        for (let now: Action | undefined = action; now; now = next?.())
          yield* call(worker as Worker<Action>, now);
      });
    yield* all([...ownOf(workflow).map((own) => own()), react(earOf(hearings), begin, fail)]);
  };

/** Some workflows over a world that answers when the test says so. */
export function startWorkflows<R extends Record<string, Reducer>>(
  reducers: R,
  workflows: readonly Workflow[],
  preloadedState: object = {},
  isPassed?: (command: Command) => boolean,
) {
  const world = scriptedWorld(isPassed);
  const middleware = createSagaMiddleware({ context: { world, caller: () => 'staff-1' } });
  const store = configureStore({
    reducer: combineReducers(reducers),
    preloadedState: preloadedState as never,
    middleware: () => [middleware] as never,
  });
  middleware.run(function* () {
    for (const workflow of workflows) yield* fork(sagaOf(workflow));
  });
  return { world, store: store as unknown as Store<StateFromReducersMapObject<R>> };
}
