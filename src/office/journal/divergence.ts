import type { Askers } from './askers';
import { entryText } from './entryText';
import { type Entry, isInput } from './entry';

/** The first place where a replay is not what was recorded. */
export interface Divergence {
  /** Position among the entries, from 0; in the file it stands two lines further. */
  readonly index: number;
  readonly reason: string;
  /** What the log says at that place; absent after its end. */
  readonly expected: Entry | undefined;
  /** What the replay did; absent when it did nothing. */
  readonly actual: object | undefined;
  /** The workflow whose saga or reducer it is. */
  readonly workflow: string;
  /** The entries around it, a line each. */
  readonly neighbourhood: readonly string[];
}

/** Why the input at `index` cannot come where it says: in the call of the entry at `within`. */
export const noSuchCall = (within: number, index: number) =>
  `it came in the call of entry ${within + 1}, which ${within < index ? 'is over' : 'does not stand before it'}`;

interface Place {
  readonly entries: readonly Entry[];
  readonly index: number;
  readonly reason: string;
  readonly actual: object | undefined;
  /** The workflow that did it, where that is known. */
  readonly by?: string | undefined;
  readonly askers: Askers;
}

const AROUND = 5;

/** The slices follow. */
export const OTHER_STATE = 'the state is another in ';

/** Names the workflow and gathers the neighbourhood of a divergence at `index`. */
export function describeDivergence({ entries, index, reason, actual, by, askers }: Place): Divergence {
  const expected = entries[index];
  const first = Math.max(0, index - AROUND);
  const neighbourhood = entries
    .slice(first, index + AROUND + 1)
    .map((entry, offset) => `${first + offset === index ? '>' : ' '} ${entryText(entry, first + offset)}`);
  return { index, reason, expected, actual, workflow: responsible(), neighbourhood };

  function responsible(): string {
    if (reason.startsWith(OTHER_STATE)) return reason.slice(OTHER_STATE.length);
    const isMore = !expected || ((isInput(expected) || expected.kind === 'state') && actual !== undefined);
    const own = isMore ? (by ?? actionWorkflow(actual) ?? askers(index - 1)) : askers(index);
    return own ?? 'start';
  }
}

function actionWorkflow(actual: object | undefined): string | undefined {
  if (!actual || !('action' in actual)) return undefined;
  const { action } = actual as { readonly action: { readonly type: string } };
  return action.type.split('/')[0];
}
