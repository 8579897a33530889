import type { UnknownAction } from '@reduxjs/toolkit';
import type { CommandText, Input, Output, Restart } from './entry';
import type { Masker } from './secrets';

/** A state with secrets masked, slice by slice: a slice's own name says nothing about its content. */
export const maskSlices = (state: unknown, masker: Masker) =>
  typeof state === 'object' && state !== null
    ? Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, masker.mask(slice)]))
    : state;

export const maskRestart = ({ open, ...rest }: Restart, masker: Masker): Restart => ({
  ...rest,
  open: open.map((command) => maskCommand(command, masker)),
});

/** The entry with secrets masked. Names that are written in the code stay: types, ports, scripts. */
export function maskEntry(entry: Input | Output, masker: Masker): Input | Output {
  switch (entry.kind) {
    case 'intent':
    case 'derived':
      return { ...entry, action: maskAction(entry.action, masker) };
    case 'asked':
      return maskCommand(entry, masker);
    case 'answered':
    case 'heard':
      return { ...entry, value: masker.mask(entry.value) };
    case 'crashed':
      return { ...entry, message: masker.maskProse(entry.message) };
    case 'stopped':
      return entry;
  }
}

/** Intents and facts whose payload is, as a whole, what somebody wrote. */
const prose = /\/(searched|typed|edited|refused)$/;

function maskAction({ type, ...rest }: UnknownAction, masker: Masker): UnknownAction {
  if (!prose.test(type)) return { type, ...(masker.mask(rest) as object) };
  const { search } = masker.mask({ search: rest['payload'] }) as { readonly search: unknown };
  return { type, ...rest, payload: search };
}

/** The command with secrets masked; the name of a script that it calls stays. */
export function maskCommand<C extends CommandText>(command: C, masker: Masker): C {
  if (typeof command.input !== 'object' || command.input === null || !('script' in command.input))
    return { ...command, input: masker.mask(command.input) };
  const { script, ...rest } = command.input;
  return { ...command, input: { script, ...(masker.mask(rest) as object) } };
}
