import { invariants } from '../../../src/office/app/headless/invariants';
import { createOffice } from '../../../src/office/app/office';
import { parseJournal, type Recording, replay } from '../../../src/office/journal';
import { brokenIn } from '../../../src/office/journal/explore';
import { replayReport } from '../../../src/office/journal/replayReport';

/** Replays a file of one or more recordings: what went another way or broke an invariant, or undefined. */
export function faultIn(name: string, text: string): string | undefined {
  return parseJournal(text)
    .map((recording) => faultOf(name, recording))
    .find((fault) => fault !== undefined);
}

function faultOf(name: string, recording: Recording): string | undefined {
  const result = replay(recording, createOffice);
  if (result.divergence) return replayReport(name, recording, result).join('\n');
  if (result.played !== recording.entries.length)
    return `${name}: ${result.played} entries of ${recording.entries.length} played`;
  const isQuiet = result.player.pending().every(({ input }) => input === null);
  const broken = brokenIn(invariants, { entries: recording.entries, state: result.player.state(), isQuiet });
  return broken.length > 0 ? `${name}: ${JSON.stringify(broken)}` : undefined;
}
