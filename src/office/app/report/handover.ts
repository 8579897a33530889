import type { Middleware } from '@reduxjs/toolkit';
import { personChanged, signedOut } from '../../entities/session';
import type { Recorder } from '../../journal';
import { signInIntents } from '../../workflows/signIn';

export interface Handover {
  /** Stands before the recorder's. */
  readonly middleware: Middleware;
  /** True from a sign-out until somebody signs in: what is recorded belongs to whoever left. */
  isBetween(): boolean;
}

/** One person's log is not another's: when somebody signs in where another was signed in, the log begins anew. */
export function createHandover(recorder: Pick<Recorder, 'beginAnew'>): Handover {
  let isBetween = false;
  const middleware: Middleware = () => (next) => (action) => {
    if (signedOut.match(action)) isBetween = true;
    if (personChanged.match(action) || (isBetween && signInIntents.submitted.match(action))) {
      isBetween = false;
      recorder.beginAnew();
    }
    return next(action);
  };
  return { middleware, isBetween: () => isBetween };
}
