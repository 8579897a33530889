import type { Entry, Header, Input, NumberedCommand } from './entry';
import { workflowStatuses } from './statuses';

/**
 * The workflows that were in the middle of something where a log begins: they waited for an answer, or for the person to
 * sign in again. No start of theirs leads there, so what they did is played as recorded, and what they do otherwise now is
 * not done. All others are compared.
 */
export interface Middle {
  has(workflow: string | undefined): boolean;
  /** The office has begun: this is what no start has taken up of what was under way. A log about some workflows has none in the middle. */
  begin(left: readonly NumberedCommand[]): void;
  /** A turn begins with something of the first of these workflows; it has commands of the others. */
  beginTurn(input: Input, workflows: readonly (string | undefined)[]): void;
  /**
   * True of a workflow that may have done what the replay did not: it is one of these, or it waited for what a person would
   * do next, or for one of these that something comes for, or that does something, in this turn; or for what was set going
   * by what was played as recorded.
   */
  mayHaveActed(workflow: string | undefined): boolean;
  /** That entry is played. */
  played(entry: Entry | undefined): void;
  /** It did nothing of what it was recorded to do: it waited for what another one of these would bring. */
  add(workflow: string | undefined): void;
}

/** What is listened to all the time, any start listens to again. */
const isStanding = ({ op }: NumberedCommand) => op === 'follow' || op === 'watch';

/** In these a machine begins, or a list stands that is loaded: a start of its workflow leads there. */
const REST = ['idle', 'closed', 'ready', 'none', 'blank', 'empty', 'online'];

/** The workflows that stood elsewhere than where they begin, as one with an open dialog does. */
const openIn = (state: unknown) =>
  workflowStatuses(state).flatMap(({ workflow, statuses }) =>
    statuses.every(({ status }) => REST.includes(status)) ? [] : [workflow],
  );

/** Those of a log, as far as its header tells. */
export function middleOf({ about, restarted, state }: Header): Middle {
  const { quiet = true, open = [], waiting = [] } = restarted ?? {};
  const isPossible = restarted !== undefined && !about;
  const inTheMiddle = quiet ? [] : open.filter((command) => !isStanding(command));
  const askersOf = (commands: readonly NumberedCommand[]) => commands.flatMap(({ by }) => by ?? []);
  const names = new Set(about ? [] : [...askersOf(inTheMiddle), ...waiting]);
  const opened = new Set(isPossible ? openIn(state) : []);
  const has = (workflow: string | undefined) => workflow !== undefined && names.has(workflow);
  const isAtWork = (workflow: string | undefined) =>
    has(workflow) || (workflow !== undefined && opened.has(workflow));
  const setGoing = new Set<number>();
  let isTurnOfOne = false;
  let isTold = false;
  return {
    has,
    begin(left) {
      if (!about) askersOf(left).forEach((name) => names.add(name));
    },
    beginTurn(input, workflows) {
      const isOfOne = input.kind === 'intent' ? isAtWork(workflows[0]) : setGoing.has(input.k);
      isTurnOfOne = isOfOne || workflows.some(has);
      isTold = false;
    },
    mayHaveActed(workflow) {
      isTurnOfOne ||= isAtWork(workflow);
      isTold = isPossible && isTurnOfOne;
      return isTold;
    },
    played(entry) {
      if (isTold && entry?.kind === 'asked') setGoing.add(entry.k);
    },
    add: (workflow) => void (workflow !== undefined && names.add(workflow)),
  };
}
