import { commandName } from './commandName';
import type { Divergence } from './divergence';
import type { Entry } from './entry';
import { contentOf } from './entryContent';
import { sameJson } from './sameJson';
import { type Difference, stateDiff } from './stateDiff';

/** What is otherwise where a replay diverges at an action or a command of the same name, place by place: `input.input.recipient`. */
export function otherwise({ expected, actual }: Divergence): readonly Difference[] {
  if (!expected || !isEntry(actual) || nameOf(expected) !== nameOf(actual)) return [];
  return stateDiff(contentOf(expected), contentOf(actual)).filter(
    ({ before, after }) => !sameJson(before, after),
  );
}

const isEntry = (actual: object | undefined): actual is Entry => actual !== undefined && 'kind' in actual;

function nameOf(entry: Entry): string {
  if ('action' in entry) return `${entry.kind} ${entry.action.type}`;
  return entry.kind === 'asked' ? commandName(entry) : entry.kind;
}
