import { createAction, legacy_createStore as createStore, type UnknownAction } from '@reduxjs/toolkit';
import { createMigrate, type Persistor, persistReducer, persistStore } from 'redux-persist';
import type { Storage } from 'redux-persist/es/types';
import { storedDrafts } from './drafts';
import { migrations, VERSION } from './migrations';
import { PREFIX, type StoredPlace } from './places';

export type Slices = Readonly<Record<string, unknown>>;

/** A place of the browser's storage, as it was found, and what is kept there from then on. */
interface OpenPlace {
  readonly found: Slices;
  /** Nothing is written before it is called first. */
  readonly keep: (slices: Slices) => void;
  /** Writes at once what still waits. */
  readonly flush: () => Promise<unknown>;
  /** Leaves nothing of it in the storage. */
  readonly forget: () => Promise<unknown>;
}

const kept = createAction<Slices>('kept');

const reducer = (state: Slices = {}, action: UnknownAction): Slices =>
  kept.match(action) ? action.payload : state;

/**
 * Opens a place: a small store that redux-persist keeps there. It is not the office's own store, in which each action
 * is recorded and each state replayed: of what was found, the office begins with what is sound.
 */
export async function openPlace(place: StoredPlace, storage: Storage): Promise<OpenPlace> {
  const config = {
    ...place,
    keyPrefix: PREFIX,
    storage,
    version: VERSION,
    migrate: createMigrate(migrations),
    transforms: [storedDrafts],
    timeout: 0,
  };
  const store = createStore(persistReducer<Slices>(config, reducer));
  const persistor = await opened(store);
  let isKeeping = false;
  return {
    found: store.getState(),
    keep(slices) {
      if (!isKeeping) persistor.persist();
      isKeeping = true;
      store.dispatch(kept(slices));
    },
    flush: () => persistor.flush(),
    async forget() {
      await persistor.flush();
      await persistor.purge();
    },
  };
}

/** Once what was stored is there. It is not written back: that waits for `persist`. */
const opened = (store: Parameters<typeof persistStore>[0]): Promise<Persistor> =>
  new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve(persistor));
    persistor.pause();
  });
