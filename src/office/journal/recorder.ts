import type { AnyScript } from '../../contract/script';
import { createLog, type Limits, type Log } from './log';
import type { Input, NumberedCommand, Output } from './entry';
import { messageOf } from './messageOf';
import { createMasker, type Masker } from './secrets';

export interface RecorderOptions extends Partial<Limits> {
  /** The build version, for the header. */
  readonly build: string;
  /** The contract's scripts as far as they are loaded: what their fields call secret is masked. */
  readonly scripts: () => readonly AnyScript[];
  /** Finds the secrets; left out, those that the scripts tell of. */
  readonly masker?: Masker;
  /** Milliseconds since 1970; without a clock the log tells no times. */
  readonly now?: () => number;
}

interface LogParts {
  readonly log: Log;
  readonly build: string;
  readonly masker: Masker;
  /** Nothing is running: what the log says so far is all. */
  readonly isIdle: boolean;
}

interface Listener {
  readonly written: (entry: Input | Output) => void;
  /** What was kept before is dropped. */
  readonly begun: () => void;
}

/** Sees all that passes between the sagas and the outside, at one place, and keeps it as it is: immutable data. */
export interface Recorder {
  /** As the recorder was given them. */
  readonly scripts: () => readonly AnyScript[];
  /** Begins with the state now, before sagas start; what was kept before is dropped: it was somebody else's. `getState` reads the state from then on. */
  begin(getState: () => unknown): void;
  /** Writes what came from outside; returns its position. */
  input(entry: Input): number;
  /** Writes what a saga did; returns its position. */
  output(entry: Output): number;
  /** Runs what the entry at that position causes in the same call. */
  inside<T>(position: number, run: () => T): T;
  /** Numbers a new command; it is open until `close`. `waits` is true when a saga is in the middle of something as long as it is open. */
  open(command: Omit<NumberedCommand, 'k'>, waits: boolean): number;
  close(k: number): void;
  /** An error that reached nobody but `onError`, and in which workflow. */
  crashed(error: unknown, by?: string): void;
  /** What its text is made of. */
  parts(): LogParts;
  /** What is kept, unmasked, in its order, and since when. */
  kept(): { readonly entries: readonly (Input | Output)[]; readonly begun: number | undefined };
  /** The commands that are under way, unmasked. */
  inFlight(): readonly NumberedCommand[];
  /** Drops all that is kept, between two inputs: the log begins with what is open now. */
  beginHere(): void;
  /** Tells a listener of each entry as it is written, unmasked, and of each new beginning; returns how to end it. */
  observe(listener: Listener): () => void;
}

/**
 * A recorder. What passes is kept by reference, for actions, answers and states are never changed: all that costs
 * (masking, hashing, JSON) is done when somebody asks for the text.
 */
export function createRecorder({ build, scripts, now, ...options }: RecorderOptions): Recorder {
  const { masker = createMasker(scripts), ...limits } = options;
  const log = createLog(limits, masker, now);
  const calls: number[] = [];
  const listeners = new Set<Listener>();
  let commands = 0;

  function write(entry: Input | Output, time = 0): number {
    const position = log.add(entry, time);
    for (const { written } of listeners) written(entry);
    return position;
  }

  function input(entry: Input): number {
    const within = calls[calls.length - 1];
    // What came in a call that a log which began anew no longer has stands for itself.
    if (within !== undefined && within >= log.start.position) return write({ ...entry, within });
    if (within === undefined) log.rest();
    return write(entry, now?.());
  }

  return {
    scripts,
    begin(getState) {
      log.begin(getState);
      for (const { begun } of listeners) begun();
    },
    input,
    output: (entry) => write(entry),
    inside(position, run) {
      calls.push(position);
      try {
        return run();
      } finally {
        calls.pop();
      }
    },
    open(command, waits) {
      commands += 1;
      log.opened(commands, command, waits);
      return commands;
    },
    close: log.closed,
    crashed(error, by) {
      write({ kind: 'crashed', message: messageOf(error), ...(by !== undefined && { by }) });
    },
    parts: () => ({ log, build, masker, isIdle: calls.length === 0 }),
    kept: () => ({ entries: log.entries, begun: log.start.time }),
    inFlight: log.inFlight,
    beginHere: log.beginHere,
    observe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
