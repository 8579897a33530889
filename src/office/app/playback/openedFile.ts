import { emptinessOf, type JournalPart, journalParts, messageOf, type Recording } from '../../journal';

export interface OpenedPart {
  readonly recording: Recording;
  /** Which load of the page in the file it is, counted from 1. */
  readonly number: number;
}

export interface OpenedFile {
  readonly name: string;
  /** Those that something happened in, as far as they can be read. */
  readonly parts: readonly OpenedPart[];
  /** How many loads of the page are in the file. */
  readonly of: number;
}

/** The last file, or a part of it, could not be read, and why. */
export interface Unreadable {
  readonly file: string;
  readonly problem: string;
  /** Its other parts are shown. */
  readonly isPart?: boolean;
}

interface ReadFile {
  readonly file: OpenedFile | undefined;
  readonly problem: Unreadable | undefined;
}

/** The parts that something happened in, and of the others the first one's problem. */
export async function readFile(file: File): Promise<ReadFile> {
  const { name } = file;
  try {
    const all = journalParts(await file.text());
    const problems = all.map(problemOf);
    const problem = problems.find((each) => each !== undefined);
    const parts = all.flatMap((part, index) =>
      'recording' in part && problems[index] === undefined
        ? [{ recording: part.recording, number: index + 1 }]
        : [],
    );
    const isPart = parts.length > 0;
    return {
      file: isPart ? { name, parts, of: all.length } : undefined,
      problem: problem === undefined ? undefined : { file: name, problem, isPart },
    };
  } catch (error) {
    return { file: undefined, problem: { file: name, problem: messageOf(error) } };
  }
}

const problemOf = (part: JournalPart) =>
  'error' in part ? messageOf(part.error) : emptinessOf(part.recording);
