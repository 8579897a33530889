import { entryText, type OfficeFactory, parseJournal, RecordingError, replay } from '../journal';
import { replayReport } from '../journal/replayReport';

interface Options {
  readonly read: (name: string) => string;
  readonly createOffice: OfficeFactory;
  readonly write: (line: string) => void;
  /** Writes each entry before it is played. */
  readonly print: boolean;
  /** Stops before the first input at or after this entry, and shows the state and what is pending. */
  readonly until: number | undefined;
}

/** Replays files and writes a line for each, and the first divergence. Returns 0, 1 for a divergence, 2 for an unreadable file. */
export function replayFiles(names: readonly string[], options: Options): number {
  return names.reduce((worst, name) => Math.max(worst, replayFile(name, options)), 0);
}

function replayFile(name: string, { read, createOffice, write, print, until }: Options): number {
  try {
    const parts = parseJournal(read(name));
    const codes = parts.map((recording, part) => {
      if (print) recording.entries.slice(0, until).forEach((entry, index) => write(entryText(entry, index)));
      const result = replay(recording, createOffice, until);
      const title = parts.length > 1 ? `${name}, part ${part + 1} of ${parts.length}` : name;
      replayReport(title, recording, result, until).forEach((line) => write(line));
      return result.divergence ? 1 : 0;
    });
    return Math.max(...codes);
  } catch (error) {
    if (!(error instanceof RecordingError) && !(error instanceof Error && 'code' in error)) throw error;
    write(`${name}: ${error.message}`);
    return 2;
  }
}
