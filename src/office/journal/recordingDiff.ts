import { alignedPairs } from './alignment';
import { commandName } from './commandName';
import type { Entry, Recording } from './entry';
import { contentOf } from './entryContent';
import { type SameName, sameNames } from './sameNames';
import { stateDiff } from './stateDiff';

/** One place at which two recordings differ, or do not. */
export type DiffLine =
  | { readonly kind: 'same'; readonly a: number; readonly b: number }
  | { readonly kind: 'only'; readonly in: 'a' | 'b'; readonly index: number }
  | { readonly kind: 'changed'; readonly a: number; readonly b: number; readonly paths: readonly Path[] };

/** A value within an entry: `payload.form.recipient`. What is absent is undefined. */
interface Path {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface RecordingDiff {
  readonly lines: readonly DiffLine[];
  readonly isSame: boolean;
}

/** What an entry is, without what it carries. States are left out: they follow from the rest. */
function signaturesOf(entries: readonly Entry[]) {
  const names = new Map<number, string>();
  return entries.flatMap((entry, index) => {
    if (entry.kind === 'state') return [];
    if (entry.kind === 'asked') names.set(entry.k, commandName(entry));
    return [{ index, text: signature(entry, names) }];
  });
}

function signature(entry: Entry, names: ReadonlyMap<number, string>): string {
  if ('action' in entry) return `${entry.kind} ${entry.action.type}`;
  if ('k' in entry) return `${entry.kind} ${names.get(entry.k) ?? ''}`;
  return entry.kind;
}

/**
 * What is otherwise in `b` than in `a`, in order. By default ids that stand for each other all through the two count
 * as the same: two recordings of one thing done twice do not differ.
 */
export function diffRecordings(
  a: Recording,
  b: Recording,
  isSameName: SameName = sameNames(),
): RecordingDiff {
  const left = signaturesOf(a.entries);
  const right = signaturesOf(b.entries);
  const pairs = alignedPairs(
    left.map(({ text }) => text),
    right.map(({ text }) => text),
  );
  const lines = pairs.map(([one, other]): DiffLine => {
    const from = one === undefined ? undefined : left[one]?.index;
    const to = other === undefined ? undefined : right[other]?.index;
    if (from === undefined) return { kind: 'only', in: 'b', index: to ?? 0 };
    if (to === undefined) return { kind: 'only', in: 'a', index: from };
    const paths = stateDiff(contentOf(a.entries[from]), contentOf(b.entries[to])).filter(
      ({ before, after, path }) => !isSameName(before, after, path),
    );
    if (paths.length === 0) return { kind: 'same', a: from, b: to };
    return { kind: 'changed', a: from, b: to, paths };
  });
  return { lines, isSame: lines.every(({ kind }) => kind === 'same') };
}
