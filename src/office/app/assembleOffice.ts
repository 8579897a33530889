import { configureStore, type EnhancedStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { selectSession } from '../entities/session';
import type { CallerSelector } from '../kernel/request';
import type { World } from '../kernel/world';
import { rootReducer, type RootState } from './rootReducer';
import { type OnError, rootSaga } from './rootSaga';
import type { Work } from './work';

export interface OfficeOptions {
  /** What answers the commands: the ports, a recorder around them, the player's log, or a test's script. */
  readonly world: World;
  /** The slices of the starting state that are not as they begin by themselves. */
  readonly preloadedState?: unknown;
  /** Stands first in the chain: it sees intents and facts alike. */
  readonly middleware?: readonly Middleware[];
  /** Hears of every error that no workflow expected. */
  readonly onError: OnError;
  /** Called with the starting state, before the first saga runs. */
  readonly beforeSagas?: (getState: () => RootState) => void;
}

export interface AssembleOptions extends OfficeOptions {
  /** What a signed-in person works with, if it is there from the start. */
  readonly work?: Work;
}

export interface Office {
  readonly store: EnhancedStore<RootState>;
  /** Stops all workflows with what they have pending. */
  readonly stop: () => void;
  /** Takes in the slices and workflows behind sign-in; they begin to run when `program.load` is answered. */
  readonly admit: (work: Work) => void;
}

const caller: CallerSelector = (state) => selectSession(state as RootState)?.agency.userId;

/** Store and running workflows over a world, with the work behind sign-in or before it has come. */
export function assembleOffice({
  world,
  preloadedState,
  middleware = [],
  onError,
  beforeSagas,
  work,
}: AssembleOptions): Office {
  let admitted = work;
  const sagas = createSagaMiddleware({ context: { world, caller }, onError: (error) => onError(error) });
  const store = configureStore({
    reducer: rootReducer(work),
    preloadedState: preloadedState as RootState | undefined,
    devTools: false,
    middleware: () => [...middleware, sagas] as never,
  });
  beforeSagas?.(store.getState);
  const running = sagas.run(rootSaga, () => admitted?.workflows ?? {}, onError);
  return {
    store: store as unknown as EnhancedStore<RootState>,
    stop: () => running.cancel(),
    admit(come) {
      admitted = come;
      store.replaceReducer(rootReducer(come) as never);
    },
  };
}
