import type { Entry } from '../../journal';
import { locationChanged } from '../../workflows/navigation';
import { scriptErrorsIntents } from '../../workflows/scriptErrors';

/** What the entries of a log amount to, for people. */
export interface PartFacts {
  readonly actions: number;
  readonly paths: readonly string[];
  readonly errors: number;
}

/** Counts what a person did, where, and what failed. */
export function partFacts(entries: readonly Entry[]): PartFacts {
  const intents = entries.flatMap((entry) => (entry.kind === 'intent' ? [entry.action] : []));
  const paths = intents.filter(locationChanged.match).map(({ payload }) => payload.path);
  // The bare address only leads on to a screen.
  const screens = new Set(paths.filter((path) => path !== '/'));
  const errors = intents.filter(scriptErrorsIntents.scriptFailed.match).length;
  return { actions: intents.length - paths.length - errors, paths: [...screens], errors };
}
