import { dirname, join } from 'node:path';
import { type OfficeFactory, parseJournal, type Recording, RecordingError } from '../../journal';
import type { Bases } from '../../journal/base';
import { OpeningError } from '../../journal/opening';
import { playedBases } from '../../journal/playedBases';

/** What the commands on recordings need of the machine. */
export interface FileTools {
  readonly read: (name: string) => string;
  readonly createOffice: OfficeFactory;
  readonly write: (line: string) => void;
}

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
};

/** Why a file cannot be read or played, in a sentence. */
export function problemOf(error: unknown): string {
  if (error instanceof RecordingError || error instanceof OpeningError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return problems['code' in error ? String(error.code) : ''] ?? `it cannot be played: ${error.message}`;
}

/** What `run` returns; when the file cannot be read or played, that is told and it is 2. */
export function orProblem(title: string, { write }: Pick<FileTools, 'write'>, run: () => number): number {
  try {
    return run();
  } catch (error) {
    write(`${title}: ${problemOf(error)}`);
    return 2;
  }
}

interface FilePart {
  readonly recording: Recording;
  /** The lines of the file that it was read from. */
  readonly text: string;
}

/** Finds the bases in the folder beside a file; what lies in one folder is played once. */
export function basesBeside({ read, createOffice }: Pick<FileTools, 'read' | 'createOffice'>) {
  const known = new Map<string, Bases>();
  return (file: string): Bases => {
    const folder = join(dirname(file), 'bases');
    const readBase = (name: string) => {
      try {
        return read(join(folder, `${name}.jsonl`));
      } catch (error) {
        throw new Error(`its base “${name}” cannot be read: ${problemOf(error)}`);
      }
    };
    const bases = known.get(folder) ?? playedBases(readBase, createOffice);
    known.set(folder, bases);
    return bases;
  };
}

/** The recordings of a file, one for each load of the page. Throws RecordingError. */
export function partsOf(text: string, bases: Bases): readonly FilePart[] {
  const texts = text.split(/^(?=\{"format":)/m);
  return parseJournal(text, bases).map((recording, index) => ({ recording, text: texts[index] ?? '' }));
}

/** How a part of a file is called; `index` counts from 0. */
export const titleOf = (name: string, index: number, parts: number) =>
  parts > 1 ? `${name}, part ${index + 1} of ${parts}` : name;
