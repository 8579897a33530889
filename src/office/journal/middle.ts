import type { Header, NumberedCommand } from './entry';

/**
 * The workflows that were in the middle of something where a log begins: they waited for an answer, or for the person to
 * sign in again. No start of theirs leads there, so what they did is played as recorded, and what they do otherwise now is
 * not done. All others are compared.
 */
export interface Middle {
  /** The log began in the middle of a session: a workflow may also have waited for what a person would do next. */
  readonly isPossible: boolean;
  has(workflow: string | undefined): boolean;
  /** The office has begun: this is what no start has taken up of what was under way. A log about some workflows has none in the middle. */
  begin(left: readonly NumberedCommand[]): void;
  /** It did nothing of what it was recorded to do: it waited for what another one of these would bring. */
  add(workflow: string | undefined): void;
}

/** What is listened to all the time, any start listens to again. */
const isStanding = ({ op }: NumberedCommand) => op === 'follow' || op === 'watch';

/** Those of a log, as far as its header tells. */
export function middleOf({ about, restarted }: Header): Middle {
  const { quiet = true, open = [], waiting = [] } = restarted ?? {};
  const inTheMiddle = quiet ? [] : open.filter((command) => !isStanding(command));
  const askersOf = (commands: readonly NumberedCommand[]) => commands.flatMap(({ by }) => by ?? []);
  const names = new Set(about ? [] : [...askersOf(inTheMiddle), ...waiting]);
  return {
    isPossible: restarted !== undefined && !about,
    has: (workflow) => workflow !== undefined && names.has(workflow),
    begin(left) {
      if (!about) askersOf(left).forEach((name) => names.add(name));
    },
    add: (workflow) => void (workflow !== undefined && names.add(workflow)),
  };
}
