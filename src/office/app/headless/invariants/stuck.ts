import { type WorkflowStatus, workflowStatuses } from '../../../journal';
import type { Invariant } from '../../../journal/explore';

/** Statuses in which a workflow waits for the world, not for a person. */
const busy = new Set([
  ...['opening', 'loading', 'refreshing', 'reloading', 'reloadStarted', 'reading', 'describing'],
  ...['pending', 'saving', 'sending', 'changing', 'deleting', 'cancelling', 'settling'],
  ...['signingIn', 'signingOut'],
]);

/** Told by the browser itself, not by a command: a film that loads, an upload that goes on. */
const byBrowser = new Set(['player', 'uploads']);

/** A session that ended, was locked, or became another's, in the middle of work: the work goes on once the person has signed in again. */
const isSignInAwaited = ({ workflow, statuses }: WorkflowStatus) =>
  workflow === 'sessionGuard' && ['ended', 'taken', 'locked'].includes(statuses[0]?.status ?? '');

/** Nothing is under way once everything that was asked has been answered. */
export const stuck: Invariant = {
  name: 'stuck',
  broken({ state, isQuiet }) {
    const all = workflowStatuses(state);
    if (!isQuiet || all.some(isSignInAwaited)) return [];
    return all
      .filter(({ workflow }) => !byBrowser.has(workflow))
      .flatMap(({ workflow, statuses }) =>
        statuses
          .filter(({ status }) => busy.has(status))
          .map(({ status }) => `${workflow} is ${status}, and nothing is under way that could end it`),
      );
  },
};
