import type { JournalFacts, SavedFile } from '../kernel/world';
import { now } from './clock';
import { saveFile } from './files';

/** What knows the session's action log; the app names it once it records. */
export interface JournalSource {
  describe(): Promise<JournalFacts>;
  /** The whole report as JSON Lines, secrets masked, in pieces. */
  pieces(note: string): Promise<readonly BlobPart[]>;
}

const nothing: JournalFacts = { minutes: 0, actions: 0, paths: [], errors: 0, reloads: 0 };

export function createJournal() {
  let source: JournalSource | null = null;
  return {
    attach: (known: JournalSource) => void (source = known),
    async describe(): Promise<JournalFacts> {
      try {
        return (await source?.describe()) ?? nothing;
      } catch {
        return nothing;
      }
    },
    async save({ note }: { readonly note: string }): Promise<SavedFile | null> {
      try {
        return (
          source && saveFile(`greenroom-${stamp()}.jsonl`, await source.pieces(note), 'application/x-ndjson')
        );
      } catch {
        return null;
      }
    },
  };
}

/** The local date and time as a file's name carries them: 2026-11-21-1504. */
function stamp(): string {
  const moment = new Date(now());
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}-${two(moment.getHours())}${two(moment.getMinutes())}`;
}
