import { invariants } from '../../../src/office/app/headless/invariants';
import { createOffice } from '../../../src/office/app/office';
import { emptinessOf, type Entry, parseJournal, type Recording, replay } from '../../../src/office/journal';
import { workflowOf } from '../../../src/office/journal/askers';
import { brokenIn } from '../../../src/office/journal/explore';
import { baseNames, bases } from '../../tools/journals';
import { replayReport } from '../../../src/office/journal/replayReport';

/** Plays what recordings start from; else the first one of them does. */
export const playBases = () => void baseNames.forEach(bases);

/** Replays a file of one or more recordings: what went another way or broke an invariant, or undefined. */
export function faultIn(name: string, text: string): string | undefined {
  return parseJournal(text, bases)
    .map((recording) => faultOf(name, recording))
    .find((fault) => fault !== undefined);
}

function faultOf(name: string, recording: Recording): string | undefined {
  const emptiness = emptinessOf(recording);
  if (emptiness !== undefined) return `${name}: ${emptiness}`;
  const result = replay(recording, createOffice);
  if (result.divergence) return replayReport(name, recording, result).join('\n');
  if (!recording.complete) return `${name}: it was cut off, and what came after its last entry is not known`;
  if (recording.counted !== undefined)
    return `${name}: its end counts ${recording.counted} entries, there are ${recording.entries.length}`;
  if (result.played !== recording.entries.length)
    return `${name}: ${result.played} entries of ${recording.entries.length} played`;
  const isQuiet = result.player.pending().every(({ input }) => input === null);
  const entries = recording.entries.filter(isCompared(recording));
  const broken = brokenIn(invariants, {
    entries,
    begun: recording.header.state,
    state: result.player.state(),
    isQuiet,
  });
  return broken.length > 0 ? `${name}: ${JSON.stringify(broken)}` : undefined;
}

/** Of a recording about some workflows, what others asked, or were asked, says nothing: the rest of it does not stand there. */
const isCompared =
  ({ header: { about } }: Recording) =>
  (entry: Entry) => {
    if (!about || (entry.kind !== 'asked' && entry.kind !== 'intent')) return true;
    return about.includes((entry.kind === 'asked' ? entry.by : workflowOf(entry.action.type)) ?? '');
  };
