import type { Entry } from '../../journal';
import { locationChanged } from '../../workflows/office/navigation';
import { scriptErrorsIntents } from '../../workflows/office/scriptErrors';

/** What the entries of a log amount to, for people. */
interface PartFacts {
  readonly actions: number;
  readonly paths: readonly string[];
  readonly errors: number;
}

/** Counts what a person did, where, and what failed. */
export function partFacts(entries: readonly Entry[]): PartFacts {
  const intents = entries.flatMap((entry) => (entry.kind === 'intent' ? [entry.action] : []));
  const moves = entries.map((entry) =>
    entry.kind === 'intent' && locationChanged.match(entry.action) ? entry.action.payload.path : undefined,
  );
  // An address that another follows at once only led on to it.
  const screens = moves.flatMap((path, index) =>
    path !== undefined && moves[index + 1] === undefined ? [path] : [],
  );
  const errors = intents.filter(scriptErrorsIntents.scriptFailed.match).length;
  const steps = moves.filter((path) => path !== undefined).length;
  return { actions: intents.length - steps - errors, paths: [...new Set(screens)], errors };
}
