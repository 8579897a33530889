import { commandName } from './commandName';
import type { Input, Output } from './entry';
import { maskEntry, maskSlices } from './logText';
import type { Recorder } from './recorder';
import { createMasker } from './secrets';

/** What `window.__REDUX_DEVTOOLS_EXTENSION__.connect({ name })` returns, as far as it is used. */
export interface DevtoolsConnection {
  init(state: unknown): void;
  send(action: { readonly type: string; readonly [field: string]: unknown }, state: unknown): void;
  /** Hears of the extension's buttons, and of what is typed into its dispatcher. */
  subscribe?(hear: (message: DevtoolsMessage) => void): unknown;
}

export interface DevtoolsMessage {
  readonly type: string;
  readonly payload?: unknown;
}

/**
 * Shows everything that is recorded in the Redux DevTools, in order and masked: actions by their types, commands as
 * `→ http.call reel.rename`, what comes back as `← http.call reel.rename`. Use it instead of the store's own connection.
 */
export function showInDevtools(
  recorder: Recorder,
  getState: () => unknown,
  connection: DevtoolsConnection,
): () => void {
  const masker = createMasker();
  const names = new Map<number, string>();
  const state = () => {
    const now = getState();
    masker.learn(now);
    return maskSlices(now, masker);
  };
  connection.init(state());
  return recorder.observe((entry) => {
    masker.learn(entry);
    const { action, ...rest } = shown(maskEntry(entry, masker), names);
    // The state after an action is there only when the reducers have run.
    queueMicrotask(() => connection.send({ ...rest, ...action }, state()));
  });
}

interface Shown {
  readonly type: string;
  readonly action?: object;
  readonly [field: string]: unknown;
}

function shown(entry: Input | Output, names: Map<number, string>): Shown {
  switch (entry.kind) {
    case 'intent':
    case 'derived':
      return { type: entry.action.type, action: entry.action };
    case 'asked': {
      const name = commandName(entry);
      names.set(entry.k, name);
      return { type: `→ ${name}`, k: entry.k, input: entry.input };
    }
    case 'answered':
    case 'heard':
      return { type: `← ${names.get(entry.k) ?? ''}`, k: entry.k, value: entry.value };
    case 'stopped':
      return { type: `✕ ${names.get(entry.k) ?? ''}`, k: entry.k };
    case 'crashed':
      return { type: 'crashed', message: entry.message };
  }
}
