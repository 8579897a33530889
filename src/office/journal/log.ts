import { sessionRestored } from '../kernel/sessionFacts';
import type { Input, NumberedCommand, Output, Restart } from './entry';
import type { Masker } from './secrets';
import { weigh } from './weigh';

export interface Limits {
  /** The most entries that are kept. */
  readonly entries: number;
  /** About the most bytes that are kept. */
  readonly bytes: number;
}

/** A busy hour is some ten thousand entries. */
const usual: Limits = { entries: 60_000, bytes: 48 * 1024 * 1024 };

/** How many states are kept for hashing; with more, every second one goes and they are taken half as often. */
const STATES = 48;
const FIRST_INTERVAL = 25;

/** A checkpoint comes after an eighth of the ring at which no command waits; after a half one comes anyhow. */
const QUIET_SHARE = 1 / 8;
const ANY_SHARE = 1 / 2;

type Asking = Omit<NumberedCommand, 'k'>;

/** The state between two inputs, before the entry at `position`. */
interface Moment {
  readonly position: number;
  readonly state: unknown;
}

/** Where a log can begin. */
interface Checkpoint extends Moment {
  readonly restarted?: Restart;
  /** What all entries before it weighed. */
  readonly weighed: number;
  /** Milliseconds since 1970, when the recorder has a clock. */
  readonly time: number | undefined;
}

/** What is kept of a session, by reference. Positions count from the session's first entry, also after a restart. */
export interface Log {
  readonly entries: readonly (Input | Output)[];
  /** When each entry came; 0 where that is not told. */
  readonly times: readonly number[];
  readonly moments: readonly Moment[];
  readonly start: Checkpoint;
  /** Notes a command that is under way; `waits` as in Recorder.open. */
  opened(k: number, command: Asking, waits: boolean): void;
  closed(k: number): void;
  /** The commands that are under way. */
  inFlight(): readonly NumberedCommand[];
  begin(getState: () => unknown): void;
  add(entry: Input | Output, time: number): number;
  /** To be called between two inputs: looks at the state now and then, and makes room when the log is full. */
  rest(): void;
  /** Drops all that is there; only between two inputs. */
  beginHere(): void;
  state(): unknown;
}

interface Told {
  readonly refusal?: { readonly kind: string };
  readonly answer?: Told;
}

/** True of an answer, or of what a sent file tells of its answer, that leaves a call waiting for a new sign-in. */
function isSessionOver(value: unknown): boolean {
  const told = value as Told | null | undefined;
  const kind = (told?.answer ?? told)?.refusal?.kind;
  return kind === 'signedOut' || kind === 'otherPerson';
}

/**
 * A ring of entries with checkpoints, from each of which the rest can be replayed. When it is full, what stands before
 * the second checkpoint goes: it never holds less than half of that. Checkpoints are taken where no command waits for
 * an answer, if such a moment comes; of workflows that were in the middle of something at one a replay plays what was
 * recorded. Secrets in what is dropped are remembered.
 */
export function createLog(limits: Partial<Limits>, masker: Masker, now?: () => number): Log {
  const { entries: most, bytes: heaviest } = { ...usual, ...limits };
  let readState: () => unknown = () => undefined;
  let entries: (Input | Output)[] = [];
  let times: number[] = [];
  let moments: Moment[] = [];
  let start: Checkpoint = { position: 0, state: undefined, weighed: 0, time: undefined };
  let checkpoints: Checkpoint[] = [];
  let next = 0;
  let weighed = 0;
  let interval = FIRST_INTERVAL;
  const open = new Map<number, { readonly command: Asking; readonly waits: boolean }>();
  let waiting = 0;
  /** A fact hands on what an answer brought: that weighs once. */
  const replies = new WeakSet<object>();
  /** Workflows with calls that wait until the person has signed in again. */
  const sessionless = new Set<string>();

  const here = (): Checkpoint => ({ position: next, state: readState(), weighed, time: now?.() });
  const isQuiet = () => waiting === 0 && sessionless.size === 0;

  const inFlight = () => [...open].map(([k, { command }]) => ({ k, ...command }));

  const checkpoint = (): Checkpoint => ({
    ...here(),
    restarted: {
      quiet: isQuiet(),
      open: inFlight(),
      ...(sessionless.size > 0 && { waiting: [...sessionless] }),
    },
  });

  /** Which part of the ring came after a checkpoint: by number or by weight, whichever is more. */
  const shareSince = ({ position, weighed: before }: Checkpoint) =>
    Math.max((next - position) / most, (weighed - before) / heaviest);

  function isCheckpointDue(): boolean {
    const share = shareSince(checkpoints[checkpoints.length - 1] ?? start);
    return share >= ANY_SHARE || (share >= QUIET_SHARE && isQuiet());
  }

  function lookAtState(): void {
    moments.push({ position: next, state: readState() });
    if (moments.length <= STATES) return;
    moments = moments.filter((_moment, index) => index % 2 === 1);
    interval *= 2;
  }

  function beginAt(from: Checkpoint): void {
    const dropped = entries.splice(0, from.position - start.position);
    times.splice(0, dropped.length);
    dropped.forEach(masker.learn);
    masker.learn(start.state);
    moments = moments.filter(({ position }) => position > from.position);
    checkpoints = checkpoints.filter(({ position }) => position > from.position);
    start = from;
  }

  function weightOf(entry: Input | Output): number {
    const weight = weigh(entry, replies);
    const reply = entry.kind === 'answered' && (entry.value as { reply?: unknown } | null | undefined)?.reply;
    if (typeof reply === 'object' && reply !== null) replies.add(reply);
    return weight;
  }

  function noteSession(entry: Input | Output): void {
    if ('action' in entry && sessionRestored.match(entry.action)) sessionless.clear();
    if (!(entry.kind === 'answered' || entry.kind === 'heard') || !isSessionOver(entry.value)) return;
    const by = open.get(entry.k)?.command.by;
    if (by !== undefined) sessionless.add(by);
  }

  return {
    get entries() {
      return entries;
    },
    get times() {
      return times;
    },
    get moments() {
      return moments;
    },
    get start() {
      return start;
    },
    opened(k, command, waits) {
      open.set(k, { command, waits });
      if (waits) waiting += 1;
    },
    closed(k) {
      if (open.get(k)?.waits) waiting -= 1;
      open.delete(k);
    },
    inFlight,
    begin(getState) {
      entries.forEach(masker.learn);
      masker.learn(start.state);
      sessionless.clear();
      readState = getState;
      entries = [];
      times = [];
      moments = [];
      checkpoints = [];
      start = here();
    },
    add(entry, time) {
      noteSession(entry);
      entries.push(entry);
      times.push(time);
      weighed += weightOf(entry);
      next += 1;
      return next - 1;
    },
    rest() {
      if (next - (moments[moments.length - 1] ?? start).position >= interval) lookAtState();
      if (isCheckpointDue()) checkpoints.push(checkpoint());
      if (shareSince(start) >= 1) beginAt(checkpoints[0] ?? checkpoint());
    },
    beginHere: () => beginAt(checkpoint()),
    state: () => readState(),
  };
}
