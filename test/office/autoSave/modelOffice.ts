import { combineReducers, configureStore, type Store } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { fork } from 'typed-redux-saga';
import { storedDrafts } from '../../../src/office/app/persistence/drafts';
import { filmsReducer } from '../../../src/office/entities/films';
import { type Command, keyOf, type World } from '../../../src/office/kernel/world';
import {
  autoSaveIntents,
  autoSaveReducer,
  autoSaveSaga,
  restoredAutoSave,
  selectDraft,
} from '../../../src/office/workflows/records/autoSave';
import { connectivityReducer, connectivitySaga } from '../../../src/office/workflows/office/connectivity';
import { film, key } from './support';
import { talentFilmsLoaded } from '../loaded';
import { sagaOf } from '../support';

interface Waiting {
  readonly key: string;
  readonly input: unknown;
  readonly answer: (value: unknown) => void;
}

const reducer = combineReducers({
  autoSave: autoSaveReducer,
  connectivity: connectivityReducer,
  films: filmsReducer,
});

/** The office with one film's form open, over a world whose answers come in any order. */
export function modelOffice(infos: object, kept?: unknown) {
  let waiting: Waiting[] = [];
  const add = (command: Command, answer: (value: unknown) => void) => {
    const entry = { key: keyOf(command), input: command.input, answer };
    waiting.push(entry);
    return () => {
      waiting = waiting.filter((other) => other !== entry);
    };
  };
  const world: World = { ask: add, listen: add };
  const middleware = createSagaMiddleware({ context: { world, caller: () => 'staff-1' } });
  const autoSave = restoredAutoSave(kept);
  const store: Store<ReturnType<typeof reducer>> = configureStore({
    reducer,
    ...(autoSave && { preloadedState: { autoSave } }),
    middleware: () => [middleware] as never,
  }) as never;
  const running = middleware.run(function* () {
    yield* fork(connectivitySaga);
    yield* fork(sagaOf(autoSaveSaga));
  });
  const load = (row: object) =>
    store.dispatch(talentFilmsLoaded({ talentId: 'talent-1', films: [film(row)] }));
  load(infos);
  store.dispatch(autoSaveIntents.opened(key));
  return {
    load,
    dispatch: store.dispatch,
    draft() {
      const draft = selectDraft(store.getState(), key);
      if (!draft) throw new Error('The film has no draft');
      return draft;
    },
    pending: (name: string) => waiting.filter((entry) => entry.key === name),
    /** Answers a pending command. */
    answer(entry: Waiting, value: unknown) {
      waiting = waiting.filter((other) => other !== entry);
      entry.answer(value);
    },
    hear: (online: boolean) =>
      waiting.filter((entry) => entry.key === 'connectivity.watch').forEach((entry) => entry.answer(online)),
    /** Ends the page; what the browser's storage keeps of it. */
    close(): unknown {
      const stored = storedDrafts.in(store.getState().autoSave, 'autoSave', {});
      running.cancel();
      return JSON.parse(JSON.stringify(stored));
    },
  };
}
