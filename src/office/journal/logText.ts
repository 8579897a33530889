import type { UnknownAction } from '@reduxjs/toolkit';
import type { AnyScript } from '../../contract/script';
import { hashScripts } from './contractHash';
import {
  type CommandText,
  FORMAT,
  type Header,
  type Input,
  type Output,
  type Report,
  type Restart,
} from './entry';
import type { Log } from './log';
import { type Masker, withoutSecrets } from './secrets';
import { changedSlices, sliceHashes } from './stateHash';

interface TextOptions {
  readonly build: string;
  /** The contract's, as far as it is loaded. */
  readonly scripts: readonly AnyScript[];
  readonly masker: Masker;
  /** Nothing is running: what the log says so far is all. */
  readonly isIdle: boolean;
  readonly report?: Report | undefined;
}

/** The log as JSON Lines with secrets masked: header, entries, and when nothing is running, the end state and an end line. */
export function logText(log: Log, { build, scripts, masker, isIdle, report }: TextOptions): string {
  learnAll(log, masker);
  const header: Header = {
    format: FORMAT,
    build,
    contract: hashScripts(scripts),
    ...(log.start.time !== undefined && { begun: log.start.time }),
    ...(report && { report: masker.mask(report) as Report }),
    state: maskSlices(log.start.state, masker),
    ...(log.start.restarted && { restarted: maskRestart(log.start.restarted, masker) }),
  };
  const body = bodyLines(
    log,
    masker,
    withoutSecrets(() => scripts),
    isIdle,
  );
  return [header, ...body].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function learnAll({ start, entries, moments }: Log, masker: Masker): void {
  masker.learn(start.state);
  masker.learn(start.restarted);
  entries.forEach(masker.learn);
  moments.forEach(({ state }) => masker.learn(state));
}

function bodyLines(
  log: Log,
  masker: Masker,
  without: (value: unknown) => unknown,
  isIdle: boolean,
): readonly object[] {
  const lines: object[] = [];
  const places = new Map<number, number>();
  const moments = [...log.moments];
  let hashes: Readonly<Record<string, string>> = {};
  const addState = (state: unknown) => {
    const now = sliceHashes(maskSlices(state, masker), without);
    lines.push({ kind: 'state', slices: changedSlices(hashes, now) });
    hashes = now;
  };
  log.entries.forEach((entry, index) => {
    const position = log.start.position + index;
    if (moments[0]?.position === position) addState(moments.shift()?.state);
    places.set(position, lines.length);
    const at = log.times[index];
    const masked = placed(maskEntry(entry, masker), places);
    lines.push(at ? { ...masked, at } : masked);
  });
  if (isIdle) {
    addState(log.state());
    lines.push({ kind: 'end', entries: lines.length });
  }
  return lines;
}

/** `within` counts lines of the file, not of the session. */
function placed(entry: Input | Output, places: ReadonlyMap<number, number>): Input | Output {
  if (!('within' in entry) || entry.within === undefined) return entry;
  return { ...entry, within: places.get(entry.within) ?? 0 };
}

/** A state with secrets masked, slice by slice: a slice's own name says nothing about its content. */
export const maskSlices = (state: unknown, masker: Masker) =>
  typeof state === 'object' && state !== null
    ? Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, masker.mask(slice)]))
    : state;

const maskRestart = ({ quiet, open }: Restart, masker: Masker): Restart => ({
  quiet,
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
