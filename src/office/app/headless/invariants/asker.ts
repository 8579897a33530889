import type { Invariant } from '../../../journal/explore';
import { callsIn } from './calls';
import { personAtFirst, personChanges } from './persons';

/** Calls are made for whoever is signed in, and whoever asked is told: an answer that comes when another one is there is told to nobody. */
export const asker: Invariant = {
  name: 'another asker',
  broken(run) {
    const changes = personChanges(run.entries);
    /** Undefined where the run does not tell, null where it is nobody. */
    const personAt = (index: number) => {
      const last = changes.findLast(({ at }) => at <= index);
      return last ? (last.userId ?? null) : personAtFirst(run);
    };
    return callsIn(run.entries).flatMap(({ script, userId, from, to, answer }) => {
      if (userId === undefined) return [];
      const person = personAt(from);
      if (person !== undefined && person !== userId)
        return [`${script} was called for somebody who is not signed in`];
      const isOthers = answer !== undefined && changes.some(({ at }) => at > from && at < to);
      return isOthers ? [`the answer to ${script} was told to somebody else than who asked`] : [];
    });
  },
};
