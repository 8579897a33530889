import { configureStore, type EnhancedStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { selectSession } from '../entities/session';
import type { CallerSelector } from '../kernel/request';
import type { World } from '../kernel/world';
import { rootReducer, type RootState } from './rootReducer';
import { type OnError, rootSaga } from './rootSaga';

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

export interface Office {
  readonly store: EnhancedStore<RootState>;
  /** Stops all workflows with what they have pending. */
  readonly stop: () => void;
}

const caller: CallerSelector = (state) => selectSession(state as RootState)?.agency.userId;

/** The office without its views: store and running workflows over a world. It needs no browser. */
export function createOffice({
  world,
  preloadedState,
  middleware = [],
  onError,
  beforeSagas,
}: OfficeOptions): Office {
  const sagas = createSagaMiddleware({ context: { world, caller }, onError });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloadedState as RootState | undefined,
    devTools: false,
    middleware: () => [...middleware, sagas] as never,
  });
  beforeSagas?.(store.getState);
  const running = sagas.run(rootSaga, onError);
  return { store: store as unknown as EnhancedStore<RootState>, stop: () => running.cancel() };
}
