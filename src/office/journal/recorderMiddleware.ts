import { isAction, type Middleware } from '@reduxjs/toolkit';
import type { Recorder } from './recorder';
import { isDerived } from './isDerived';

/** Writes down every action, and the state before the first one. It stands first in the chain. */
export function recorderMiddleware(recorder: Recorder): Middleware {
  return ({ getState }) => {
    recorder.begin(getState);
    return (next) => (action) => {
      if (!isAction(action)) return next(action);
      const position = isDerived(action)
        ? recorder.output({ kind: 'derived', action })
        : recorder.input({ kind: 'intent', action });
      return recorder.inside(position, () => next(action));
    };
  };
}
