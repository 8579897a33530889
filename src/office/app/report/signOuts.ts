import type { UnknownAction } from '@reduxjs/toolkit';
import { signedIn } from '../../entities/session';
import type { Recorder } from '../../journal';
import { sessionRestored } from '../../kernel/sessionFacts';

const isAdmitted = (action: UnknownAction) => signedIn.match(action) || sessionRestored.match(action);

/**
 * Tells, from now on, after which sign-out of this browser, in whichever tab, the log began or its person was last known to
 * be signed in; `lastSignOut` tells one sign-out from another.
 */
export function followSignOuts(recorder: Pick<Recorder, 'observe'>, lastSignOut: () => string): () => string {
  let after = lastSignOut();
  const look = () => void (after = lastSignOut());
  recorder.observe({
    begun: look,
    written: (entry) => 'action' in entry && isAdmitted(entry.action) && look(),
  });
  return () => after;
}
