import type { AnyScript } from '../../contract/script';
import { hashScripts } from './contractHash';
import { FORMAT, type Header, type Report } from './entry';
import type { Log } from './log';
import { maskRestart, maskSlices } from './maskedEntry';
import type { Masker } from './secrets';
import { changedSlices, type Hashes } from './stateHash';
import type { RecordedHashes } from './recordedHashes';
import type { Writer } from './writer';

interface TextOptions {
  readonly build: string;
  /** The contract's, as far as it is loaded. */
  readonly scripts: readonly AnyScript[];
  readonly masker: Masker;
  readonly writer: Writer;
  readonly hashesOf: RecordedHashes;
  /** Nothing is running: what the log says so far is all. */
  readonly isIdle: boolean;
  readonly report?: Report | undefined;
}

/** The log as JSON Lines with secrets masked: header, entries, and when nothing is running, the end state and an end line. */
export function logText(log: Log, options: TextOptions): string {
  const { build, scripts, masker, report, writer } = options;
  learnStates(log, masker);
  writer.lines();
  const header: Header = {
    format: FORMAT,
    build,
    references: true,
    contract: hashScripts(scripts),
    ...(log.start.time !== undefined && { begun: log.start.time }),
    ...(report && { report: masker.mask(report) as Report }),
    state: maskSlices(log.start.state, masker),
    ...(log.start.restarted && { restarted: maskRestart(log.start.restarted, masker) }),
  };
  return `${[JSON.stringify(header), ...bodyLines(log, options)].join('\n')}\n`;
}

function learnStates({ start, moments }: Log, masker: Masker): void {
  masker.learn(start.state);
  masker.learn(start.restarted);
  moments.forEach(({ state }) => masker.learn(state));
}

function bodyLines(log: Log, { writer, hashesOf, isIdle }: TextOptions): readonly string[] {
  const lines: string[] = [];
  const places = new Map<number, number>();
  const moments = [...log.moments];
  let before: Hashes = {};
  const addState = (state: unknown) => {
    const now = hashesOf(state);
    lines.push(JSON.stringify({ kind: 'state', slices: changedSlices(before, now) }));
    before = now;
  };
  writer.lines().forEach((line, index) => {
    const position = log.start.position + index;
    if (moments[0]?.position === position) addState(moments.shift()?.state);
    places.set(position, lines.length);
    const { within } = log.entries[index] as { readonly within?: number };
    if (within === undefined) return void lines.push(line);
    // It counts lines of the file, not of the session.
    const placed = withField(line, 'within', places.get(within) ?? 0);
    const at = log.times[index];
    lines.push(at ? withField(placed, 'at', at) : placed);
  });
  if (isIdle) {
    addState(log.state());
    lines.push(JSON.stringify({ kind: 'end', entries: lines.length }));
  }
  return lines;
}

const withField = (line: string, name: string, value: number) => `${line.slice(0, -1)},"${name}":${value}}`;
