import { isAction, type Middleware } from '@reduxjs/toolkit';
import { isDerived } from '../journal';
import { MOST_IN_A_BREATH, RunawayError } from '../kernel/runaway';
import type { World } from '../kernel/world';

/**
 * Counts the facts between two things that come from outside. The saga that tells too many of them is stopped with a
 * RunawayError. The middleware stands first in the chain, the world is the one that the sagas have.
 */
export function countBreath() {
  let facts = 0;
  const middleware: Middleware = () => (next) => (action) => {
    facts = isAction(action) && isDerived(action) ? facts + 1 : 0;
    if (facts > MOST_IN_A_BREATH) throw new RunawayError(isAction(action) ? action.type : '');
    return next(action);
  };
  const fromOutside =
    <C>(begin: (command: C, tell: (value: unknown) => void) => () => void) =>
    (command: C, tell: (value: unknown) => void) => {
      let isAtOnce = true;
      const stop = begin(command, (value) => {
        if (!isAtOnce) facts = 0;
        tell(value);
      });
      isAtOnce = false;
      return stop;
    };
  const world = ({ ask, listen }: World): World => ({ ask: fromOutside(ask), listen: fromOutside(listen) });
  return { middleware, world };
}
