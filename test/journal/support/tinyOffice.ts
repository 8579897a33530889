import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { fork } from 'typed-redux-saga';
import { sessionReducer } from '../../../src/office/entities/session';
import type { OfficeFactory } from '../../../src/office/journal';
import { programReducer } from '../../../src/office/workflows/office/program';
import { signInReducer, signInSaga } from '../../../src/office/workflows/account/signIn';
import { sagaOf, type Workflow } from '../../office/support';

type Saga = () => Generator<unknown, void>;

/** Makes small offices: the sign-in workflow and the session, and whatever slices and sagas a test adds. */
export function tinyOffice(
  extraReducers: Readonly<Record<string, (state: never, action: never) => unknown>> = {},
  more: readonly (Saga | Workflow)[] = [],
): OfficeFactory {
  return ({ world, preloadedState, middleware, onError }) => {
    const sagas = createSagaMiddleware({
      context: { world, caller: () => 'user-1' },
      onError: (error) => onError(error),
    });
    const store = configureStore({
      reducer: combineReducers({
        program: programReducer,
        signIn: signInReducer,
        session: sessionReducer,
        ...extraReducers,
      }) as never,
      preloadedState: preloadedState as never,
      middleware: () => [...middleware, sagas as Middleware] as never,
    });
    sagas.run(function* () {
      yield* fork(sagaOf(signInSaga));
      for (const workflow of more) yield* fork(sagaOf(workflow as Workflow));
    });
    return { store };
  };
}
