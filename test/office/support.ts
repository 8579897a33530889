import {
  combineReducers,
  configureStore,
  type Reducer,
  type StateFromReducersMapObject,
  type Store,
} from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { fork, type SagaGenerator } from 'typed-redux-saga';
import { UPLOAD_START_DELAY, UPLOAD_SUCCESS_TIME } from '../../src/contract/constants';
import type { Command } from '../../src/office/kernel/world';
import { scriptedWorld } from '../tools/scriptedWorld';

export const ok = (reply: unknown = {}) => ({ ok: true, reply });
export const refused = (refusal: object) => ({ ok: false, refusal });
export const offline = refused({ kind: 'offline' });

/** The moments that an upload button waits, and shows that its file is there. */
export const uploadPauses = ({ port, op, input }: Command): boolean =>
  `${port}.${op}` === 'clock.sleep' &&
  [UPLOAD_START_DELAY, UPLOAD_SUCCESS_TIME].includes((input as { milliseconds: number }).milliseconds);

/** Some workflows over a world that answers when the test says so. */
export function startWorkflows<R extends Record<string, Reducer>>(
  reducers: R,
  sagas: readonly (() => SagaGenerator<void>)[],
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
    for (const saga of sagas) yield* fork(saga);
  });
  return { world, store: store as unknown as Store<StateFromReducersMapObject<R>> };
}
