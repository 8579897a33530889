import type { Middleware } from '@reduxjs/toolkit';
import type { World } from '../kernel/world';
import type { CommandText, Restart } from './entry';
import { checkOpening, createOpening } from './opening';

const nothing = () => undefined;

/**
 * Workflows that start in the middle of a session take up what was open then; what else they ask as they start stays
 * unanswered, and what they say was said before.
 */
export function begun(restarted: Restart | undefined) {
  const opening = createOpening(restarted);
  let isBeginning = restarted !== undefined;
  const mayPass = (command: CommandText & { readonly by?: string }) =>
    !isBeginning || opening.takeUp(command, command.by) !== undefined;
  const middleware: Middleware = () => (next) => (action) => (isBeginning ? action : next(action));
  return {
    middleware,
    world: ({ ask, listen }: World): World => ({
      ask: (command, tell) => (mayPass(command) ? ask(command, tell) : nothing),
      listen: (command, tell) => (mayPass(command) ? listen(command, tell) : nothing),
    }),
    /** True where a session was taken up. */
    end(): boolean {
      isBeginning = false;
      if (restarted) checkOpening(restarted, opening);
      return restarted !== undefined;
    },
  };
}
