import { createPersistoid } from 'redux-persist';
import type { Persistoid, Storage } from 'redux-persist/es/types';
import { selectSession } from '../../entities/session';
import type { Office } from '../assembleOffice';
import type { RootState } from '../rootReducer';
import {
  configOf,
  devicePlace,
  personalPlace,
  type StoredPlace,
  STORED_VERSION,
  storedName,
} from './configs';
import { sharedByTabs } from './sharedByTabs';

/** Writes what survives a reload whenever it changes. Returns how to write at once what still waits. */
export function keep({ store }: Office, storage: Storage): () => Promise<unknown> {
  const device = keeper(devicePlace, storage);
  let personal: { readonly key: string; readonly keeper: Persistoid } | null = null;

  function update(isStart = false): void {
    const state = store.getState();
    device.update(versioned(state));
    const session = selectSession(state);
    const place = session && personalPlace(session);
    if (place?.key !== personal?.key) {
      const start = isStart && place ? storage.getItem(storedName(place)) : Promise.resolve(null);
      personal = place && { key: place.key, keeper: keeper(place, sharedByTabs(storage, start)) };
    }
    personal?.keeper.update(versioned(state));
  }

  store.subscribe(() => update());
  update(true);
  return () => Promise.all([device.flush(), personal?.keeper.flush()]);
}

const versioned = (state: RootState) => ({ ...state, _persist });
const _persist = { version: STORED_VERSION, rehydrated: true };

const keeper = (place: StoredPlace, storage: Storage): Persistoid =>
  createPersistoid(configOf(place, storage));
