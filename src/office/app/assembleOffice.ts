import { configureStore, type EnhancedStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { selectSession } from '../entities/session';
import type { CallerSelector } from '../kernel/request';
import type { World } from '../kernel/world';
import { kitArrived, selectKits } from '../workflows/office/kits';
import { selectLanguage } from '../workflows/office/preferences';
import { countBreath } from './breath';
import { type AtWork, chosen, type Kit, type Kits } from './kits/kit';
import { type Come, rootReducer, type RootState } from './rootReducer';
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
  /** Called before the sagas start: at the beginning, and whenever a person left or another came. */
  readonly beforeSagas?: (getState: () => RootState) => void;
}

interface AssembleOptions extends OfficeOptions {
  /** What a signed-in person works with, if it is there from the start. */
  readonly work?: Work;
  /** What its screens bring, if it is there from the start. */
  readonly kits?: Kits;
}

export interface Office {
  readonly store: EnhancedStore<RootState>;
  /** Stops all workflows with what they have pending. */
  readonly stop: () => void;
  /** Takes in the slices and workflows behind sign-in; they begin to run when `program.load` is answered. */
  readonly admit: (work: Work) => void;
  /** Takes in a kit, and says that it has come; once it is there, nothing happens. */
  readonly admitKit: (name: string, kit: Kit) => void;
  /** True while closing the page would lose something. */
  readonly isAtWork: () => boolean;
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
  kits = {},
}: AssembleOptions): Office {
  let come: Come = { work, kits };
  const breath = countBreath();
  const sagas = createSagaMiddleware({
    context: { world: breath.world(world), caller, language: selectLanguage },
    onError: (error) => onError(error),
  });
  const store = configureStore({
    reducer: rootReducer(() => come),
    preloadedState: preloadedState as RootState | undefined,
    devTools: false,
    middleware: () => [breath.middleware, ...middleware, sagas] as never,
  }) as unknown as EnhancedStore<RootState>;
  const running = sagas.run(
    rootSaga,
    () => ({ workflows: come.work?.workflows ?? {}, kits: come.kits }),
    onError,
    () => beforeSagas?.(store.getState),
  );
  return {
    store,
    stop: () => running.cancel(),
    admit: (arrived) => void (come = { ...come, work: arrived }),
    admitKit(name, kit) {
      if (selectKits(store.getState()).includes(name)) return;
      come = { ...come, kits: { ...come.kits, [name]: kit } };
      store.dispatch(kitArrived({ kit: name }));
    },
    isAtWork() {
      const state = store.getState();
      const parts: readonly Pick<Kit, 'atWork'>[] = [
        come.work ?? {},
        ...chosen(come.kits, selectKits(state)),
      ];
      return parts.some(({ atWork = [] }) => atWork.some((select: AtWork) => select(state as never)));
    },
  };
}
