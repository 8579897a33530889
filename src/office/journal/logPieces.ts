import type { AnyScript } from '../../contract/script';
import { hashScripts } from './contractHash';
import { FORMAT, type Header, type Report } from './entry';
import type { Log } from './log';
import { maskRestart, maskSlices } from './maskedEntry';
import type { Masker } from './secrets';
import { changedSlices, type Hashes } from './stateHash';
import type { RecordedHashes } from './recordedHashes';
import type { Writer } from './writer';

interface PieceOptions {
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

type Piece = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const encoded = (line: string): Piece => encoder.encode(`${line}\n`);

/**
 * The log as JSON Lines with secrets masked, encoded, in pieces: header, entries, and when nothing is running, the end
 * state and an end line. Put together as one text it would hold the page the longer the longer it is.
 */
export function logPieces(log: Log, options: PieceOptions): readonly Piece[] {
  const { build, scripts, masker, report, writer } = options;
  learnStates(log, masker);
  const runs = writer.runs();
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
  return [encoded(JSON.stringify(header)), ...bodyPieces(log, runs, options)];
}

function learnStates({ start, moments }: Log, masker: Masker): void {
  masker.learn(start.state);
  masker.learn(start.restarted);
  moments.forEach(({ state }) => masker.learn(state));
}

function bodyPieces(log: Log, runs: ReturnType<Writer['runs']>, { hashesOf, isIdle }: PieceOptions) {
  const { entries, moments, start, times } = log;
  const pieces: Piece[] = [];
  let states = 0;
  let before: Hashes = {};
  const addState = (state: unknown) => {
    const now = hashesOf(state);
    pieces.push(encoded(JSON.stringify({ kind: 'state', slices: changedSlices(before, now) })));
    states += 1;
    before = now;
  };
  for (const { index, text } of runs) {
    const next = moments[states];
    if (next?.position === start.position + index) addState(next.state);
    if (typeof text !== 'string') {
      pieces.push(text);
      continue;
    }
    const { within } = entries[index] as { readonly within?: number };
    const placed = withField(text, 'within', lineOf(within ?? 0, log));
    const at = times[index];
    pieces.push(encoded(at ? withField(placed, 'at', at) : placed));
  }
  if (isIdle) {
    addState(log.state());
    pieces.push(encoded(JSON.stringify({ kind: 'end', entries: entries.length + states })));
  }
  return pieces;
}

/** Where the entry at a position of the session stands among the lines of the file; 0 where it is gone. */
function lineOf(position: number, { start, moments }: Log): number {
  const index = position - start.position;
  return index < 0 ? 0 : index + moments.filter((moment) => moment.position <= position).length;
}

const withField = (line: string, name: string, value: number) => `${line.slice(0, -1)},"${name}":${value}}`;
