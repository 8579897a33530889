import type { AnyScript } from '../../contract/script';
import { scriptOf } from './commandName';
import { hashScripts } from './contractHash';
import type { ContractHash, Recording } from './entry';

/** The names of scripts whose shape is not the same in both, in alphabetical order; new and gone ones included. */
export function changedScripts(recorded: ContractHash, current: ContractHash): readonly string[] {
  if (recorded.hash === current.hash) return [];
  const names = new Set([...Object.keys(recorded.scripts), ...Object.keys(current.scripts)]);
  return [...names].filter((name) => recorded.scripts[name] !== current.scripts[name]).sort();
}

/** Those of them that a log's commands call: what may be why it does not replay. */
export function changedScriptsIn(
  { header, entries }: Recording,
  scripts: readonly AnyScript[],
): readonly string[] {
  const changed = changedScripts(header.contract, hashScripts(scripts));
  if (changed.length === 0) return changed;
  const called = new Set(
    entries.map((entry) => (entry.kind === 'asked' ? scriptOf(entry.input) : undefined)),
  );
  return changed.filter((name) => called.has(name));
}
