import type { Storage } from 'redux-persist/es/types';
import { openPlace, type Slices } from './openPlace';
import type { StoredPlace } from './places';

/** Keeps the slices of one place up to date in the storage. */
interface Keeper {
  readonly key: string;
  readonly update: (state: object) => void;
  /** Writes at once what still waits. */
  readonly flush: () => Promise<unknown>;
  /** Leaves nothing of them in the storage, however late it was changed. */
  readonly forget: () => Promise<unknown>;
}

/** The keeper of a place, which begins with the slices of this state. */
export function keeper(place: StoredPlace, storage: Storage, state: object): Keeper {
  let last = slicesOf(place, state);
  const first = last;
  const opening = openPlace(place, storage).then((open) => {
    open.keep(first);
    void open.flush();
    return open;
  });
  return {
    key: place.key,
    update(state) {
      const slices = slicesOf(place, state);
      if (place.whitelist.every((name) => slices[name] === last[name])) return;
      last = slices;
      void opening.then((open) => open.keep(slices));
    },
    flush: () => opening.then((open) => open.flush()),
    forget: () => opening.then((open) => open.forget()),
  };
}

const slicesOf = ({ whitelist }: StoredPlace, state: object): Slices =>
  Object.fromEntries(Object.entries(state).filter(([name]) => whitelist.includes(name)));
