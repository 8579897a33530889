import { commandName } from './commandName';
import type { Divergence } from './divergence';
import type { Entry } from './entry';
import { contentOf } from './entryContent';
import { sameJson } from './sameJson';
import { type Difference, stateDiff } from './stateDiff';

/** What is otherwise where a replay diverges at an action or a command of the same name, place by place: `input.input.recipient`. */
export function otherwise({ expected, actual }: Divergence): readonly Difference[] {
  if (!expected || !isEntry(actual) || nameOf(expected) !== nameOf(actual)) return [];
  const isAskerTold = 'by' in expected;
  return stateDiff(toldOf(expected, isAskerTold), toldOf(actual, isAskerTold)).filter(
    ({ before, after }) => !sameJson(before, after),
  );
}

/** The content of an entry, and who asked it where the log says that. */
const toldOf = (entry: Entry, isAskerTold: boolean) =>
  isAskerTold && 'by' in entry ? { ...contentOf(entry), by: entry.by } : contentOf(entry);

const isEntry = (actual: object | undefined): actual is Entry => actual !== undefined && 'kind' in actual;

function nameOf(entry: Entry): string {
  if ('action' in entry) return `${entry.kind} ${entry.action.type}`;
  return entry.kind === 'asked' ? commandName(entry) : entry.kind;
}
