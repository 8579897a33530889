import type { Input, NumberedCommand, Output } from './entry';
import { maskCommand, maskEntry, maskSlices } from './maskedEntry';
import type { Recorder } from './recorder';
import { createMasker } from './secrets';

/** The most entries that are kept for looking at; the log itself keeps more. */
const MOST = 5000;

/** What passes now, masked, for a panel beside the office. */
export interface Live {
  readonly entries: readonly (Input | Output)[];
  /** The commands that were in flight before the first entry. */
  readonly open: readonly NumberedCommand[];
  /** The state after an entry, masked. */
  stateAt(index: number): unknown;
  subscribe(listener: () => void): () => void;
}

/** Follows a recorder from now on. States are kept by reference and masked when somebody looks at one. */
export function followLive(recorder: Recorder, getState: () => unknown): Live {
  const masker = createMasker(recorder.scripts);
  const listeners = new Set<() => void>();
  let entries: readonly (Input | Output)[] = [];
  let states: unknown[] = [getState()];
  let isTold = true;

  const underWay = () =>
    recorder.inFlight().map((command) => {
      masker.learn(command);
      return maskCommand(command, masker);
    });
  let open: readonly NumberedCommand[] = underWay();

  /** What an entry began that is kept no longer was in flight before those that are; what it ended was not. */
  function leave(entry: Input | Output): void {
    if (entry.kind === 'asked') open = [...open, entry];
    if (entry.kind === 'answered' || entry.kind === 'stopped') open = open.filter(({ k }) => k !== entry.k);
  }

  function tell(): void {
    isTold = true;
    for (const listener of [...listeners]) listener();
  }

  function add(entry: Input | Output): void {
    masker.learn(entry);
    // What came before is reduced by now.
    states[states.length - 1] = getState();
    entries.slice(0, -MOST + 1).forEach(leave);
    entries = [...entries.slice(-MOST + 1), maskEntry(entry, masker)];
    states.push(getState());
    if (states.length > MOST + 1) states = states.slice(1);
    if (!isTold) return;
    isTold = false;
    queueMicrotask(() => {
      states[states.length - 1] = getState();
      tell();
    });
  }

  recorder.observe({
    written: add,
    begun() {
      entries = [];
      open = underWay();
      states = [getState()];
      tell();
    },
  });
  return {
    get open() {
      return open;
    },
    get entries() {
      return entries;
    },
    stateAt(index) {
      const state = states[Math.min(index + 1, states.length - 1)];
      masker.learn(state);
      return maskSlices(state, masker);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
