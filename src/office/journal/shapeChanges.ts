import { commandName } from './commandName';
import type { Divergence } from './divergence';
import type { Entry } from './entry';
import { MASK } from './tokens';
import { stateDiff } from './stateDiff';

/**
 * What has another shape than in the log, where a replay diverges at an action or a command of the same name: fields
 * that are new, gone, or of another kind. In a log of an older build that is why it does not replay.
 */
export function shapeChanges({ expected, actual }: Divergence): readonly string[] {
  if (!expected || !isEntry(actual) || expected.kind !== actual.kind) return [];
  if ('action' in expected && 'action' in actual)
    return expected.action.type === actual.action.type
      ? named(expected.action.type, expected.action, actual.action)
      : [];
  if (expected.kind === 'asked' && actual.kind === 'asked')
    return commandName(expected) === commandName(actual)
      ? named(commandName(expected), { input: expected.input }, { input: actual.input })
      : [];
  return [];
}

const isEntry = (actual: object | undefined): actual is Entry => actual !== undefined && 'kind' in actual;

const named = (name: string, before: object, after: object) =>
  stateDiff(before, after).flatMap(({ path, before: old, after: now }) => {
    const [was, is] = [kindOf(old), kindOf(now)];
    if (was === is || (old === MASK && is === 'a number')) return [];
    if (old === undefined) return [`${name}: ${path} is new`];
    if (now === undefined) return [`${name}: ${path} is gone`];
    return [`${name}: ${path} is ${is}, was ${was}`];
  });

function kindOf(value: unknown): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  const kinds: Readonly<Record<string, string>> = {
    string: 'a text',
    number: 'a number',
    object: 'an object',
  };
  return kinds[typeof value] ?? `a ${typeof value}`;
}
