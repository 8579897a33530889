import { isAction, type Middleware } from '@reduxjs/toolkit';
import { commandName, isDerived } from '../journal';
import { MOST_IN_A_BREATH, RunawayError } from '../kernel/runaway';
import type { Command, World } from '../kernel/world';

/**
 * Counts the facts and commands between two things that come from outside. The saga that tells, or asks, too much is
 * stopped with a RunawayError. The middleware stands first in the chain, the world is the one that the sagas have.
 */
export function countBreath() {
  let passed = 0;
  function count(name: string): void {
    passed += 1;
    if (passed <= MOST_IN_A_BREATH) return;
    // What others do in the same breath is not their fault.
    passed = 0;
    throw new RunawayError(name);
  }
  const middleware: Middleware = () => (next) => (action) => {
    if (isAction(action) && isDerived(action)) count(action.type);
    else passed = 0;
    return next(action);
  };
  const fromOutside =
    <C extends Command>(begin: (command: C, tell: (value: unknown) => void) => () => void) =>
    (command: C, tell: (value: unknown) => void) => {
      count(commandName(command));
      let isAtOnce = true;
      const stop = begin(command, (value) => {
        if (!isAtOnce) passed = 0;
        tell(value);
      });
      isAtOnce = false;
      return stop;
    };
  const world = ({ ask, listen }: World): World => ({ ask: fromOutside(ask), listen: fromOutside(listen) });
  return { middleware, world };
}
