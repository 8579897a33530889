import type { CommandText, Restart } from './entry';
import { commandName } from './commandName';
import { sameJson } from './sameJson';

/** What was open when a log began again in the middle of a session. */
interface Opening {
  /** Finds for a command that a workflow asks as it starts the one that it stands for; each is found once. */
  takeUp(command: CommandText, by?: string): Restart['open'][number] | undefined;
  /** What no workflow has taken up. */
  readonly left: Restart['open'];
}

export function createOpening(restarted: Restart | undefined): Opening {
  let left = restarted?.open ?? [];
  return {
    takeUp(command, by) {
      const found = left.find((open) => (open.by ?? by) === (by ?? open.by) && sameCommand(open, command));
      left = left.filter((open) => open !== found);
      return found;
    },
    get left() {
      return left;
    },
  };
}

/** The log begins in the middle of what a workflow did: no start of the workflow leads there. */
export class OpeningError extends Error {
  constructor(reason: string) {
    super(`it began ${reason}: a workflow that is in the middle of something cannot be taken up there`);
    this.name = 'OpeningError';
  }
}

/** Throws OpeningError for a log that began while a workflow was in the middle of something; `left` is what no start has taken up. */
export function checkOpening({ quiet, open }: Restart, left: Restart['open']): void {
  if (quiet) return;
  if (left.length > 0) throw new OpeningError(`while ${left.map(commandName).join(', ')} was on its way`);
  // What is listened to without a subject is open at all times: then a call waited for the person to sign in again.
  if (open.every(({ input }) => input === null))
    throw new OpeningError('while calls waited for the person to sign in again');
}

export const sameCommand = (
  expected: CommandText,
  actual: CommandText,
  sameInput: (expected: unknown, actual: unknown) => boolean = sameJson,
) => expected.port === actual.port && expected.op === actual.op && sameInput(expected.input, actual.input);
