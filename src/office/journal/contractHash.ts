import type { AnyScript } from '../../contract/script';
import type { ContractHash, Recording } from './entry';
import { hashOf } from './hash';
import { onceFor } from './onceFor';

const shapeOf = ({ name, path, encoding, input, reply, refusal, allow }: AnyScript) => ({
  name,
  path,
  encoding,
  refusal,
  open: allow === 'anyone' ? true : undefined,
  reply: reply.shape,
  input: Object.entries(input).map(([field, { wire, optional, secret }]) => [field, wire, optional, secret]),
});

/** What the given scripts hash to: paths, encodings, fields, replies, refusals, secrets. */
export const hashScripts = onceFor((scripts: readonly AnyScript[]): ContractHash => {
  const hashes = Object.fromEntries(scripts.map((script) => [script.name, hashOf(shapeOf(script))]));
  return { hash: hashOf(hashes), scripts: hashes };
});

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

const scriptOf = (input: unknown) =>
  typeof input === 'object' && input !== null && 'script' in input ? String(input.script) : undefined;
