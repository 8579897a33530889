import type { CommandText, Input, Output, Restart } from './entry';
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

/** The state between two inputs, before the entry at `position`. */
interface Moment {
  readonly position: number;
  readonly state: unknown;
}

interface Start extends Moment {
  readonly restarted?: Restart;
  readonly bytes: number;
}

/** What is kept of a session, by reference. Positions count from the session's first entry, also after a restart. */
export interface Log {
  readonly entries: readonly (Input | Output)[];
  readonly moments: readonly Moment[];
  readonly start: Start;
  readonly open: Map<number, { readonly command: CommandText; readonly waits: boolean }>;
  begin(getState: () => unknown): void;
  add(entry: Input | Output): number;
  /** To be called between two inputs: looks at the state now and then, and makes room when the log is full. */
  rest(): void;
  state(): unknown;
}

/**
 * A bounded log. When it is full it begins again at a state seen since: the latest at which no command waited for an
 * answer, or if that is long ago, now. Sagas that were in the middle of something at that state cannot be replayed
 * from it; the header says so. Secrets in what is dropped are remembered.
 */
export function createLog(limits: Partial<Limits>, masker: Masker): Log {
  const { entries: most, bytes: heaviest } = { ...usual, ...limits };
  let readState: () => unknown = () => undefined;
  let entries: (Input | Output)[] = [];
  let moments: Moment[] = [];
  let start: Start = { position: 0, state: undefined, bytes: 0 };
  let quiet: Start | undefined;
  let next = 0;
  let bytes = 0;
  let interval = FIRST_INTERVAL;
  const open: Log['open'] = new Map();

  const here = (isQuiet: boolean): Start => {
    const commands = [...open].map(([k, { command }]) => ({ k, ...command }));
    return { position: next, state: readState(), bytes, restarted: { quiet: isQuiet, open: commands } };
  };
  const isQuiet = () => [...open.values()].every(({ waits }) => !waits);
  const since = (moment: Moment | undefined) => next - (moment ?? start).position;

  function lookAtState(): void {
    moments.push({ position: next, state: readState() });
    if (moments.length <= STATES) return;
    moments = moments.filter((_moment, index) => index % 2 === 1);
    interval *= 2;
  }

  function beginAgain(from: Start): void {
    const dropped = entries.splice(0, from.position - start.position);
    dropped.forEach(masker.learn);
    masker.learn(start.state);
    moments = moments.filter(({ position }) => position > from.position);
    bytes -= from.bytes;
    start = { ...from, bytes: 0 };
    quiet = undefined;
    interval = FIRST_INTERVAL;
  }

  return {
    get entries() {
      return entries;
    },
    get moments() {
      return moments;
    },
    get start() {
      return start;
    },
    open,
    begin(getState) {
      readState = getState;
      entries = [];
      moments = [];
      start = { position: next, state: getState(), bytes: 0 };
    },
    add(entry) {
      entries.push(entry);
      bytes += weigh(entry);
      next += 1;
      return next - 1;
    },
    rest() {
      if (since(moments[moments.length - 1]) >= interval) lookAtState();
      if (since(quiet) >= most / 8 && isQuiet()) quiet = here(true);
      if (entries.length >= most || bytes >= heaviest) beginAgain(quiet ?? here(isQuiet()));
    },
    state: () => readState(),
  };
}
