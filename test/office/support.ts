import {
  combineReducers,
  configureStore,
  type Reducer,
  type StateFromReducersMapObject,
  type Store,
} from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { fork, type SagaGenerator } from 'typed-redux-saga';
import { scriptedWorld } from '../tools/scriptedWorld';

export const ok = (reply: unknown = {}) => ({ ok: true, reply });
export const refused = (refusal: object) => ({ ok: false, refusal });
export const offline = refused({ kind: 'offline' });

/** Some workflows over a world that answers when the test says so. */
export function startWorkflows<R extends Record<string, Reducer>>(
  reducers: R,
  sagas: readonly (() => SagaGenerator<void>)[],
  preloadedState: object = {},
) {
  const world = scriptedWorld();
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
