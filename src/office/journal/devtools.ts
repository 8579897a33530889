import { type Action, legacy_createStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { createNaming } from './devtoolsEntry';
import { aroundLog, type LogStore, logOf } from './devtoolsStore';
import type { Live } from './live';
import type { SteppingWorld } from './steppingWorld';

/** An action with the masked state after it; of a command that was asked, its number. */
interface Shown {
  readonly state: unknown;
  readonly k?: number;
}

/**
 * Shows what is recorded in the Redux DevTools, in order and masked, and steps from there: while it is locked each
 * command waits until the person jumps to its entry. The extension instruments a store of its own, which mirrors the
 * log: what else is done there (time travel, reset) shows the state of another entry and does nothing to the office.
 */
export function showInDevtools(live: Live, stepping: SteppingWorld, instrument: StoreEnhancer): void {
  const shown = new WeakMap<Action, Shown>();
  const mirror = legacy_createStore(
    (state: unknown, action: Action) => (shown.has(action) ? shown.get(action)?.state : state),
    live.stateAt(live.entries.length - 1),
    (next) => instrument(aroundLog(release)(next)),
  );
  const log = logOf(mirror);
  if (!log) return;
  keepInStep(log, stepping);
  follow(live, stepping, (action, entry) => {
    shown.set(action, entry);
    mirror.dispatch(action);
  });

  function release(action: Action): boolean {
    const k = shown.get(action)?.k;
    if (k === undefined || !stepping.release(k)) return false;
    // The extension has jumped by itself: this shows it the log as it is.
    log?.dispatch({ type: 'LOCK_CHANGES', status: stepping.isStepping });
    return true;
  }
}

/** The lock of the extension and the switch of the stepping mode are one. */
function keepInStep(log: LogStore, stepping: SteppingWorld): void {
  const isLocked = () => log.getState().isLocked;
  const differ = () => isLocked() !== stepping.isStepping;
  log.subscribe(() => {
    if (differ()) stepping.setStepping(isLocked());
  });
  stepping.subscribe(() => {
    if (differ()) log.dispatch({ type: 'LOCK_CHANGES', status: stepping.isStepping });
  });
}

function follow(live: Live, stepping: SteppingWorld, show: (action: Action, entry: Shown) => void): void {
  const naming = createNaming(live.open);
  let last = live.entries.at(-1);
  live.subscribe(() => {
    const { entries } = live;
    const held = new Set(stepping.waiting().map(({ k }) => k));
    const first = last ? entries.lastIndexOf(last) + 1 : 0;
    entries.slice(first).forEach((entry, index) => {
      const state = live.stateAt(first + index);
      if (entry.kind !== 'asked') show(naming.entry(entry), { state });
      else show(naming.asked(entry, held.has(entry.k)), { state, k: entry.k });
    });
    last = entries.at(-1);
  });
  stepping.subscribe((released) => {
    if (released !== undefined)
      show(naming.released(released), { state: live.stateAt(live.entries.length - 1) });
  });
}
