import type { Storage } from 'redux-persist/es/types';
import { selectSession } from '../../entities/session';
import { selectSessionGuard } from '../../workflows/account/sessionGuard';
import type { Office } from '../assembleOffice';
import { keeper } from './keeper';
import { devicePlace, personalPlace } from './places';
import { sharedByTabs } from './sharedByTabs';

/** Writes what survives a reload whenever it changes. Returns how to write at once what still waits. */
export function keep({ store }: Office, storage: Storage): () => Promise<unknown> {
  const personalKeeper = (shared: Storage) => {
    const session = selectSession(store.getState());
    return session && keeper(personalPlace(session), shared, store.getState());
  };
  let device = keeper(devicePlace, sharedByTabs(storage), store.getState());
  let personal = personalKeeper(sharedByTabs(storage));
  let forgetting: Promise<unknown> | undefined;
  let isAway = false;

  function update(): void {
    const state = store.getState();
    const { status } = selectSessionGuard(state);
    if (isAway && status === 'open') beginAnew();
    isAway = status !== 'open' && (isAway || ['ended', 'locked', 'taken'].includes(status));
    device.update(state);
    const session = selectSession(state);
    if (session && personalPlace(session).key === personal?.key) {
      // Whose session is over may have signed out in another tab: nothing of theirs is written until they are back.
      if (!isAway || status === 'locked') personal.update(state);
    } else {
      if (personal && !session) forgetting = personal.forget();
      personal = personalKeeper(laterThanStart());
    }
  }

  /** The sign-out of another tab may have ended the session, and emptied the storage of both: all is written again. */
  function beginAnew(): void {
    device = keeper(devicePlace, laterThanStart(), store.getState());
    personal = null;
  }

  /** What is written first is then no longer what this tab began with. */
  const laterThanStart = () => sharedByTabs(storage, Promise.resolve());

  store.subscribe(update);
  return () => Promise.all([device.flush(), personal?.flush(), forgetting]);
}
