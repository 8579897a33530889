import { createPersistoid } from 'redux-persist';
import type { Persistoid, Storage } from 'redux-persist/es/types';
import { selectSession } from '../../entities/session';
import type { Office } from '../assembleOffice';
import type { RootState } from '../rootReducer';
import { configOf, devicePlace, personalPlace, type StoredPlace, STORED_VERSION } from './configs';

/** Writes what survives a reload whenever it changes. Returns how to write at once what still waits. */
export function keep({ store }: Office, storage: Storage): () => void {
  const device = keeper(devicePlace, storage);
  let personal: { readonly key: string; readonly keeper: Persistoid } | null = null;

  function update(): void {
    const state = store.getState();
    device.update(versioned(state));
    const session = selectSession(state);
    const place = session && personalPlace(session);
    if (place?.key !== personal?.key) personal = place && { key: place.key, keeper: keeper(place, storage) };
    personal?.keeper.update(versioned(state));
  }

  store.subscribe(update);
  update();
  return () => {
    void device.flush();
    void personal?.keeper.flush();
  };
}

const versioned = (state: RootState) => ({ ...state, _persist });
const _persist = { version: STORED_VERSION, rehydrated: true };

const keeper = (place: StoredPlace, storage: Storage): Persistoid =>
  createPersistoid(configOf(place, storage));
