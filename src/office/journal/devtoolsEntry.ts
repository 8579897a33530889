import type { Action } from '@reduxjs/toolkit';
import { commandName } from './commandName';
import type { Input, NumberedCommand, Output } from './entry';

type Asked = Extract<Output, { readonly kind: 'asked' }>;

/** Entries as actions with names for people. */
interface Naming {
  /** `→ http.call reel.rename`; `→ http.call reel.rename (waits)` when it is held back. */
  asked(entry: Asked, isHeld: boolean): Action;
  /** `→ http.call reel.rename (released)`: it waits no longer. */
  released(k: number): Action;
  /** Intents and facts by their types; `← http.call reel.rename` for what comes back, `✕ clock.sleep` for what is stopped. */
  entry(entry: Exclude<Input | Output, Asked>): Action;
}

/** Names what passes; `open` are the commands that were asked before. */
export function createNaming(open: readonly NumberedCommand[]): Naming {
  const names = new Map(open.map((command) => [command.k, commandName(command)]));
  const ofCommand = (sign: string, k: number, fields: object, note = ''): Action =>
    ({ type: `${sign} ${names.get(k)}${note}`, k, ...fields }) as Action;
  return {
    asked(entry, isHeld) {
      const { k, input } = entry;
      names.set(k, commandName(entry));
      return isHeld
        ? ofCommand('→', k, { input, waits: 'until you jump here' }, ' (waits)')
        : ofCommand('→', k, { input });
    },
    released: (k) => ofCommand('→', k, {}, ' (released)'),
    entry(entry) {
      switch (entry.kind) {
        case 'intent':
        case 'derived':
          return { ...entry.action };
        case 'answered':
        case 'heard':
          return ofCommand('←', entry.k, { value: entry.value });
        case 'stopped':
          return ofCommand('✕', entry.k, {});
        case 'crashed':
          return { type: 'crashed', message: entry.message } as Action;
      }
    },
  };
}
