import { RunawayError } from '../kernel/runaway';
import { isOf } from './askers';
import type { Course } from './course';
import { type Divergence, describeDivergence } from './divergence';
import type { Entry, Recording } from './entry';
import { messageOf } from './messageOf';
import type { Middle } from './middle';
import type { Actual } from './playing';

/** A replay held against its log, up to the first place where it is otherwise. */
export interface Verdict {
  readonly divergence: Divergence | undefined;
  /** Nothing more is compared: after a divergence, and after the end of a log that was cut. */
  isOver(): boolean;
  /** The first divergence is the one that counts. */
  diverge(reason: string, at?: number, actual?: Actual, by?: string): void;
  /** Checks what a saga did against the log; returns its position there, or undefined when it should not go on. */
  expect(actual: Actual, by: string | undefined, isSame: (expected: Entry) => boolean): number | undefined;
  /** A workflow ended in an error. */
  crashed(error: unknown, by: string | undefined): void;
}

/** Holds what a replay does against a recording; `advance` is told of each entry that it did. */
export function createVerdict(
  { entries, complete }: Recording,
  course: Course,
  middle: Middle,
  advance: (at: number) => void,
): Verdict {
  let divergence: Divergence | undefined;

  const isOver = () => divergence !== undefined || (course.position >= entries.length && !complete);

  function diverge(reason: string, at = course.position, actual?: Actual, by?: string): void {
    divergence ??= describeDivergence({ entries, index: at, reason, actual, by, askers: course.askers });
  }

  function expect(actual: Actual, by: string | undefined, isSame: (expected: Entry) => boolean) {
    if (isOver()) return undefined;
    const isLike = (entry: Entry) => entry.kind === actual.kind && isSame(entry);
    const at = middle.has(by) ? course.dueLike(by, isLike) : course.due(by);
    if (at === undefined) return undefined;
    const expected = entries[at];
    if (expected && isLike(expected)) {
      advance(at);
      return at;
    }
    const reason = expected ? 'the replay did something else' : 'the replay did more than was recorded';
    diverge(reason, at, actual, by);
    return undefined;
  }

  function crashed(error: unknown, by: string | undefined): void {
    const message = messageOf(error);
    if (course.isOwn(by))
      expect(
        { kind: 'crashed', message, ...(by !== undefined && { by }) },
        by,
        (entry) => entry.kind === 'crashed' && isOf(entry, by),
      );
    if (divergence && error instanceof RunawayError && !divergence.reason.includes(message))
      divergence = { ...divergence, reason: `${divergence.reason}; ${message} (${by})` };
  }

  return {
    get divergence() {
      return divergence;
    },
    isOver,
    diverge,
    expect,
    crashed,
  };
}
