import { type Entry, FORMAT, type Header, type Recording } from './entry';

/** A file that is not a log, at a line counted from 1. */
export class RecordingError extends Error {
  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`line ${line}: ${problem}`);
    this.name = 'RecordingError';
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown) => typeof value === 'string';
const isActionText = (value: unknown) => isObject(value) && isText(value['type']);

/** What the fields of each kind of entry must be. */
const kinds: Readonly<Record<Entry['kind'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  intent: { action: isActionText },
  derived: { action: isActionText },
  asked: { k: isCount, port: isText, op: isText },
  answered: { k: isCount },
  heard: { k: isCount },
  stopped: { k: isCount },
  crashed: { message: isText },
  state: { slices: isObject },
};

/** Reads a log. Throws RecordingError with the line and what is wrong there; a file cut off in its last line is read up to it. */
export function parseRecording(text: string): Recording {
  const lines = text.split('\n');
  const isCutInLine = lines.pop() !== '';
  const header = readHeader(lines[0] ?? '');
  const entries: Entry[] = [];
  for (let index = 1; index < lines.length; index += 1) {
    const line = readLine(lines[index] ?? '', index + 1);
    if (line['kind'] !== 'end') entries.push(readEntry(line, index + 1, entries.length));
    else return { header, entries: ended(line, entries, index + 1, lines.length), complete: !isCutInLine };
  }
  return { header, entries, complete: false };
}

function readHeader(line: string): Header {
  const header = readLine(line, 1);
  if (header['format'] === undefined) throw new RecordingError(1, 'not the header of an action log');
  if (header['format'] !== FORMAT)
    throw new RecordingError(1, `format ${String(header['format'])}; this build reads format ${FORMAT}`);
  const contract = header['contract'];
  if (!isObject(contract) || !isText(contract['hash']) || !isObject(contract['scripts']))
    throw new RecordingError(1, 'the header names no contract');
  if (!isText(header['build'])) throw new RecordingError(1, 'the header names no build');
  return header as unknown as Header;
}

function readLine(line: string, number: number): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RecordingError(number, 'not JSON');
  }
  if (!isObject(value)) throw new RecordingError(number, 'not a JSON object');
  return value;
}

function readEntry(line: Fields, number: number, position: number): Entry {
  const kind = String(line['kind']);
  if (!Object.hasOwn(kinds, kind)) throw new RecordingError(number, `no entry is of the kind "${kind}"`);
  const wrong = Object.entries(kinds[kind as Entry['kind']]).find(([name, isFit]) => !isFit(line[name]));
  if (wrong)
    throw new RecordingError(number, `"${wrong[0]}" of an entry "${kind}" is missing or of another kind`);
  const within = line['within'];
  if (within !== undefined && !(isCount(within) && Number(within) < position))
    throw new RecordingError(number, '"within" does not name an earlier entry');
  return line as unknown as Entry;
}

function ended(line: Fields, entries: readonly Entry[], number: number, count: number): readonly Entry[] {
  if (line['entries'] !== entries.length)
    throw new RecordingError(
      number,
      `the end counts ${String(line['entries'])} entries, there are ${entries.length}`,
    );
  if (number !== count) throw new RecordingError(number + 1, 'something stands after the end');
  return entries;
}
