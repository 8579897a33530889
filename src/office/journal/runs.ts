import type { Log } from './log';

/** Entries of a log, one after another, as they stand in a file. */
interface Run {
  /** Of the first among the log's entries. */
  readonly index: number;
  /** Encoded with their line ends; of one that came within another the line but for its place and its time. */
  readonly text: Uint8Array<ArrayBuffer> | string;
}

export interface Runs {
  /** All that are made; none goes on over a moment of the log. */
  readonly all: readonly Run[];
  /** How many lines are in them. */
  readonly length: number;
  /** Encodes some more of the first so many lines; there has to be one that is not. */
  encodeNext(written: number): void;
  /** Other lines stand there now. */
  forget(): void;
}

/** So many entries, at most, are encoded at once. */
export const LONGEST_RUN = 64;

/** The entry at that place came in the very call of another one: where that stands in a file is known only once it is asked for. */
export const isWithin = ({ entries }: Log, index: number): boolean => {
  const entry = entries[index];
  return entry !== undefined && 'within' in entry && entry.within !== undefined;
};

/** The lines of a log's entries, encoded ahead: of a long log that would hold the page. */
export function createRuns(log: Log, lines: readonly string[]): Runs {
  const encoder = new TextEncoder();
  let all: Run[] = [];
  let length = 0;

  const encodedLines = (from: number, to: number) => encoder.encode(`${lines.slice(from, to).join('\n')}\n`);

  return {
    get all() {
      return all;
    },
    get length() {
      return length;
    },
    encodeNext(written) {
      const index = length;
      length += 1;
      if (isWithin(log, index)) return void all.push({ index, text: lines[index] ?? '' });
      const most = Math.min(written, index + LONGEST_RUN);
      const moments = new Set(log.moments.map(({ position }) => position - log.start.position));
      while (length < most && !isWithin(log, length) && !moments.has(length)) length += 1;
      all.push({ index, text: encodedLines(index, length) });
    },
    forget() {
      all = [];
      length = 0;
    },
  };
}
