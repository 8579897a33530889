import { createPersistoid } from 'redux-persist';
import type { Persistoid, Storage } from 'redux-persist/es/types';
import { selectSession } from '../../entities/session';
import { selectSessionGuard } from '../../workflows/session';
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
  let device = keeper(devicePlace, sharedByTabs(storage));
  let personal: { readonly key: string; readonly keeper: Persistoid } | null = null;
  let start: Promise<unknown> | undefined = undefined;
  let hadEnded = false;
  const flush = () => Promise.all([device.flush(), personal?.keeper.flush()]);

  function update(): void {
    const state = store.getState();
    const hasEnded = selectSessionGuard(state).status === 'ended';
    if (hadEnded && !hasEnded) beginAnew();
    hadEnded = hasEnded;
    device.update(versioned(state));
    const session = selectSession(state);
    const place = session && personalPlace(session);
    if (place?.key !== personal?.key) {
      if (personal && !place) void forget(personal);
      personal = place && { key: place.key, keeper: keeper(place, sharedByTabs(storage, start)) };
    }
    personal?.keeper.update(versioned(state));
  }

  /** The sign-out of another tab may have ended the session, and emptied the storage of both: all is written again. */
  function beginAnew(): void {
    device = keeper(devicePlace, sharedByTabs(storage, start));
    personal = null;
  }

  /** What changed while the person signed out may have been written after their storage was emptied. */
  async function forget(left: NonNullable<typeof personal>): Promise<void> {
    await left.keeper.flush();
    await storage.removeItem(storedName(left));
  }

  // What is written first is what this tab began with.
  update();
  void flush();
  start = Promise.resolve();
  store.subscribe(update);
  return flush;
}

const versioned = (state: RootState) => ({ ...state, _persist });
const _persist = { version: STORED_VERSION, rehydrated: true };

const keeper = (place: StoredPlace, storage: Storage): Persistoid =>
  createPersistoid(configOf(place, storage));
