import { isOf } from './askers';
import { createCarried } from './carried';
import type { Course } from './course';
import type { Claim, OpenCommand } from './driver';
import type { CommandText, Entry, Input } from './entry';
import { sameCommand } from './opening';
import { sameButTokens } from './sameButTokens';
import type { Verdict } from './verdict';

interface Claiming {
  readonly entries: readonly Entry[];
  readonly course: Course;
  readonly verdict: Verdict;
  /** Notes that an entry is played. */
  readonly advance: (at: number) => void;
  /** Feeds what came in the very call of an entry. */
  readonly feedWithin: (at: number) => void;
}

/** Which command of the recording each command of the replay stands for. */
export function createClaims({ entries, course, verdict, advance, feedWithin }: Claiming) {
  const carried = createCarried(entries, course);
  const late: Input[] = [];

  function claim(command: CommandText, by: string | undefined): Claim | undefined {
    if (!course.isOwn(by)) return claimOfAnother(command, by);
    const at = verdict.expect(
      { kind: 'asked', ...command, ...(by !== undefined && { by }) },
      by,
      (entry) => entry.kind === 'asked' && isOf(entry, by) && sameCommand(entry, command, sameButTokens),
    );
    return at === undefined ? undefined : claimAt(at);
  }

  function claimAt(at: number): Claim | undefined {
    const entry = entries[at];
    return entry?.kind === 'asked' ? { k: entry.k, opened: () => feedWithin(at) } : undefined;
  }

  /** Another workflow is told what the log carries for it: when it was told then, or once it asks if it asks later. */
  function claimOfAnother(command: CommandText, by: string | undefined): Claim | undefined {
    const found = carried.take(command, by);
    if (!found) return { k: undefined };
    const { index, command: asked } = found;
    if (!course.isPlayed(index)) advance(index);
    const answer = carried.answerTo(asked.k);
    if (answer && course.isPlayed(answer.index)) late.push(answer.entry);
    return claimAt(index);
  }

  function stopped({ recorded, by }: OpenCommand): void {
    if (!course.isOwn(by)) return carried.giveBack(recorded);
    const isSame = (entry: Entry) => entry.kind === 'stopped' && entry.k === recorded;
    const at = verdict.expect({ kind: 'stopped' }, by, isSame);
    if (at !== undefined) feedWithin(at);
  }

  return {
    claim,
    stopped,
    /** The next answer that came, in the log, before its command was asked here. */
    takeLate: () => late.shift(),
  };
}
