import type { Middleware } from '@reduxjs/toolkit';
import type { World } from '../kernel/world';
import type { CommandText, NumberedCommand, Restart } from './entry';
import { createOpening } from './opening';

const nothing = () => undefined;

/**
 * Workflows that start in the middle of a session take up what was open then; what else they ask as they start stays
 * unanswered, and what they say was said before.
 */
export function begun(restarted: Restart | undefined) {
  const opening = createOpening(restarted);
  let isBeginning = restarted !== undefined;
  let taken: NumberedCommand | undefined;
  function mayPass(command: CommandText & { readonly by?: string }): boolean {
    taken = isBeginning ? opening.takeUp(command, command.by) : undefined;
    return !isBeginning || taken !== undefined;
  }
  const middleware: Middleware = () => (next) => (action) => (isBeginning ? action : next(action));
  return {
    middleware,
    world: ({ ask, listen }: World): World => ({
      ask: (command, tell) => (mayPass(command) ? ask(command, tell) : nothing),
      listen: (command, tell) => (mayPass(command) ? listen(command, tell) : nothing),
    }),
    isBeginning: () => isBeginning,
    /** What the command that has just passed takes up. */
    takenUp: () => taken,
    /** What no command has taken up. */
    left: () => opening.left,
    end: () => void (isBeginning = false),
  };
}
