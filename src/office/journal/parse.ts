import { placedAtOnce } from './atOnce';
import { type Bases, startedFrom } from './base';
import type { Entry, Header, Recording } from './entry';
import { type Fields, isCount, isFields, isText, problemOf, unless } from './header';
import { messageOf } from './messageOf';
import { lostReply, type Reference, withoutReferences } from './references';
import { untabled } from './untabled';

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

/** The end with no line break after it: an editor took it away. */
const WHOLE_END = /^\{"kind":"end".*\}\s*$/;
/** The beginning of a header, and so of a part. */
const HEADER = '{"format":';
const AFTER_END = 'something stands after the end';

/** Whatever goes through a value goes as deep as it is. */
const DEEPEST = 500;

const isDeeperThan = (most: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((part) => isDeeperThan(most - 1, part)));

const isActionText = (value: unknown) => isFields(value) && isText(value['type']);

/** What the fields of each kind of entry must be. */
const kinds: Readonly<Record<Entry['kind'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  intent: { action: isActionText },
  derived: { action: isActionText },
  asked: { k: isCount, port: isText, op: isText, by: unless(isText) },
  answered: { k: isCount },
  heard: { k: isCount },
  stopped: { k: isCount },
  crashed: { message: isText, by: unless(isText) },
  state: { slices: isFields },
};

/**
 * Reads a log of one part. Throws RecordingError with the line and what is wrong there; a file cut off in its last line
 * is read up to it. One that starts from a base is read where there are `bases`.
 */
export function parseRecording(text: string, bases?: Bases): Recording {
  const [recording, more] = parseJournal(text, bases);
  if (!recording || more) throw new RecordingError((recording?.entries.length ?? 0) + 3, AFTER_END);
  return recording;
}

/** Reads a report: a log for each load of the page, in their order; every one of them has a header. Throws as parseRecording. */
export const parseJournal = (text: string, bases?: Bases): readonly Recording[] =>
  journalParts(text, bases).map((part) => {
    if ('error' in part) throw part.error;
    return part.recording;
  });

/** One part of a report, or why it cannot be read. */
export type JournalPart = { readonly recording: Recording } | { readonly error: unknown };

/** The same, but that a part which cannot be read leaves the others as they are. Throws RecordingError where there is none. */
export const journalParts = (text: string, bases?: Bases): readonly JournalPart[] =>
  linesOfParts(text).map((lines) => {
    try {
      return { recording: readPart(lines, bases) };
    } catch (error) {
      return { error };
    }
  });

/** A file of one JSON value over several lines, or of another kind of value than a header. */
const isOneJson = (text: string) => /^\uFEFF?\s*[{[]\s*(\n|"log")/.test(text);

/** What a browser's own tools save is often taken for a report. */
const otherFile = (text: string) =>
  /^\uFEFF?\s*\{\s*"log"/.test(text)
    ? 'a HAR, what a browser saw of its network, and not an action log: that is saved with F8'
    : 'JSON, but not an action log';

interface PartLines {
  readonly lines: readonly string[];
  /** The line of the header. */
  readonly number: number;
  /** The file ends within a line after them. */
  readonly isCut: boolean;
}

interface Part {
  readonly header: Header;
  entries: Entry[];
  readonly line?: number;
  complete: boolean;
  lost?: ReadonlyMap<number, string>;
  counted?: number;
}

/** The lines of a file as they belong to its parts: each has a header of its own. Throws for a file that is no log at all. */
function linesOfParts(text: string): readonly PartLines[] {
  if (text.trim() === '') throw new RecordingError(1, 'the file is empty');
  if (isOneJson(text)) throw new RecordingError(1, otherFile(text));
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const last = lines.pop() ?? '';
  const isCutInLine = last !== '' && !WHOLE_END.test(last);
  if (last !== '' && (!isCutInLine || lines.length === 0)) lines.push(last);
  while (lines.length > 1 && lines.at(-1)?.trim() === '') lines.pop();
  const starts = lines.flatMap((line, index) => (index === 0 || line.startsWith(HEADER) ? [index] : []));
  return starts.map((start, index) => ({
    number: start + 1,
    lines: lines.slice(start, starts[index + 1]),
    isCut: isCutInLine && index === starts.length - 1,
  }));
}

function readPart({ lines, number, isCut }: PartLines, bases: Bases | undefined): Recording {
  const [first = '', ...rest] = lines;
  const header = readHeader(first, number, bases);
  const part: Part = { header, entries: [], complete: false, ...(number > 1 && { line: number }) };
  rest.forEach((text, index) => {
    const at = number + index + 1;
    const line = readLine(text, at);
    if (part.complete) throw new RecordingError(at, AFTER_END);
    if (line['kind'] === 'end') close(part, line, at);
    else part.entries.push(readEntry(line, at));
  });
  if (isCut) part.complete = false;
  expand(part, number);
  return part;
}

/** An older log that was saved does not refer to replies. */
function expand(part: Part, number: number): void {
  if (!part.header.about && !part.header.references) return;
  // Where an answer was taken out of a saved log by hand, the replay shows what came of it.
  const why = new Map<number, string>();
  const asItIs = (named: Reference, index: number) => {
    why.set(index, lostReply(named));
    return named;
  };
  const lost = part.header.about ? undefined : asItIs;
  part.entries = asSentence(number, () => [...withoutReferences(part.entries, lost)]);
  if (why.size > 0) part.lost = why;
}

function readHeader(line: string, number: number, bases: Bases | undefined): Header {
  const header = readLine(line, number);
  const problem = problemOf(header);
  if (problem !== undefined) throw new RecordingError(number, problem);
  const { base } = header;
  if (!isText(base)) return header as unknown as Header;
  if (!bases)
    throw new RecordingError(
      number,
      `it starts from the base “${base}”, which is not here: npm run replay finds it beside the file`,
    );
  return startedFrom(header as unknown as Header, bases(base));
}

function readLine(line: string, number: number): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    const isHeader = line.startsWith(HEADER);
    const problem = isHeader ? 'the file was cut off within its header' : 'not JSON';
    throw new RecordingError(number, line.trim() === '' ? 'nothing stands here' : problem);
  }
  if (!isFields(value)) throw new RecordingError(number, 'not a JSON object');
  if (line.length > 2 * DEEPEST && isDeeperThan(DEEPEST, value))
    throw new RecordingError(number, `lists and objects stand in one another deeper than ${DEEPEST} levels`);
  return line.includes('"$fields":') ? asSentence(number, () => untabled(value) as Fields) : value;
}

/** What `read` returns; what it throws is told with the line. */
function asSentence<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new RecordingError(line, messageOf(error));
  }
}

function readEntry(line: Fields, number: number): Entry {
  const { kind } = line;
  if (!isText(kind)) throw new RecordingError(number, 'an entry says by no text of which kind it is');
  if (!Object.hasOwn(kinds, kind)) throw new RecordingError(number, `no entry is of the kind "${kind}"`);
  const wrong = Object.entries(kinds[kind as Entry['kind']]).find(([name, isFit]) => !isFit(line[name]));
  if (wrong)
    throw new RecordingError(number, `"${wrong[0]}" of an entry "${kind}" is missing or of another kind`);
  const within = line['within'];
  if (within !== undefined && !isCount(within))
    throw new RecordingError(number, '"within" does not name an entry');
  return line as unknown as Entry;
}

/** Where a line was taken out by hand, or put in, the replay shows it. */
function close(part: Part, line: Fields, number: number): void {
  const counted = line['entries'];
  if (!isCount(counted)) throw new RecordingError(number, 'the end counts no entries');
  part.complete = true;
  if (counted === part.entries.length) return;
  part.counted = Number(counted);
  part.entries = part.entries.map(placedAtOnce);
}
