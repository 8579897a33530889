import type { Store } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';

/** A store for the screens of a replay: it shows the state that it is given, and nothing that a person does changes it. */
export interface StageStore extends Pick<Store<RootState>, 'getState' | 'subscribe' | 'dispatch'> {
  show(state: RootState): void;
}

export function createStageStore(first: RootState): StageStore {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch: (action) => action,
    show(next) {
      // A slice that is gone stays for the screen that still stands, until its address has changed too.
      state = { ...state, ...next };
      for (const listener of [...listeners]) listener();
    },
  };
}
