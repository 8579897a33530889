import {
  type Difference,
  emptinessOf,
  type Entry,
  type JournalPart,
  journalParts,
  otherwise,
  type Recording,
  replay,
  type ReplayResult,
} from '../../journal';
import { replayReport } from '../../journal/replayReport';
import { shapeChanges } from '../../journal/shapeChanges';
import type { Bases } from '../../journal/base';
import { basesBeside, type FileTools, problemOf, titleOf } from './fileTools';
import { cannotHappen } from './invariants/cannotHappen';
import { toldEntry } from './toldEntry';

interface Options extends FileTools {
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
  /** One JSON document for programs instead of lines for people. */
  readonly json: boolean;
  /** Writes the entries too. */
  readonly print: boolean;
  /** Stops before the first input at or after this entry, and shows the state and what is pending. */
  readonly until: number | undefined;
}

/** What became of one part of a file; `part` counts page loads from 1. */
type Outcome = Readonly<{ file: string; part: number }> &
  (
    | Readonly<{ status: 'unreadable'; problem: string }>
    | Readonly<{
        status: 'replays' | 'diverges';
        build: string;
        entries: number;
        played: number;
        complete: boolean;
        /** What its end counts, where there are not as many entries. */
        counted?: number;
        /** The log had begun again in the middle of the session. */
        restarted: boolean;
        /** What was under way there, and is compared with nothing. */
        asRecorded: ReplayResult['player']['asRecorded'];
        contractChanges: readonly string[];
        divergence: ReplayResult['divergence'];
        /** What is otherwise at the divergence than in the recording. */
        differences: readonly Difference[];
        /** What it went through that is declared impossible. */
        impossible: readonly string[];
        /** What has another shape at the divergence than in the recording. */
        shapeChanges: readonly string[];
        printed?: readonly Entry[];
        state?: unknown;
        pending?: unknown;
      }>
  );

/**
 * Replays files: a line for each, the first divergence with its neighbourhood, and of several files a summary.
 * Returns 0, 1 for a divergence, something impossible or a file that is not whole, 2 for an unreadable one.
 */
export function replayFiles(names: readonly string[], options: Options): number {
  const begun = options.now();
  const basesOf = basesBeside(options);
  const outcomes = names.flatMap((name) => replayFile(name, basesOf(name), options));
  const summary = { ...counted(outcomes), milliseconds: Math.round(options.now() - begun) };
  if (options.json) options.write(JSON.stringify({ files: outcomes, summary }, null, 2));
  else if (outcomes.length > 1) options.write(summaryLine(summary));
  if (summary.unreadable > 0) return 2;
  const isImpossible = outcomes.some((outcome) => 'impossible' in outcome && outcome.impossible.length > 0);
  return summary.diverge > 0 || summary.notWhole > 0 || isImpossible ? 1 : 0;
}

/** What does not stand in it any more may have gone another way: as a test, too, such a file fails. */
const isNotWhole = (outcome: Outcome) =>
  outcome.status !== 'unreadable' && (!outcome.complete || outcome.counted !== undefined);

function replayFile(name: string, bases: Bases, options: Options): readonly Outcome[] {
  const { read, write, json } = options;
  try {
    const parts = journalParts(read(name), bases);
    return parts.map((one, index) => replayed(one, index + 1, titleOf(name, index, parts.length)));
  } catch (error) {
    return [unreadable(1, problemOf(error), name)];
  }

  /** A part that cannot be read or played says nothing of the others. */
  function replayed(one: JournalPart, part: number, title: string): Outcome {
    try {
      if ('error' in one) throw one.error;
      const emptiness = emptinessOf(one.recording);
      if (emptiness !== undefined) return unreadable(part, emptiness, title);
      return replayPart(one.recording, { file: name, part, title }, options);
    } catch (error) {
      return unreadable(part, problemOf(error), title);
    }
  }

  function unreadable(part: number, problem: string, title: string): Outcome {
    if (!json) write(`${title}: ${problem}`);
    return { file: name, part, status: 'unreadable', problem };
  }
}

function replayPart(
  recording: Recording,
  { file, part, title }: { readonly file: string; readonly part: number; readonly title: string },
  { write, createOffice, json, print, until }: Options,
): Outcome {
  const result = replay(recording, createOffice, until);
  const impossible = cannotHappen.broken();
  const printed = print ? recording.entries.slice(0, until === undefined ? undefined : result.played) : [];
  if (!json) printed.forEach((entry, index) => write(toldEntry(entry, index, result.player.state())));
  if (!json) replayReport(title, recording, result, until).forEach((line) => write(line));
  if (!json) impossible.forEach((problem) => write(`${title}: ${problem}`));
  const { divergence, played, contractChanges, player } = result;
  return {
    file,
    part,
    status: divergence ? 'diverges' : 'replays',
    build: recording.header.build,
    entries: recording.entries.length,
    played,
    complete: recording.complete,
    ...(recording.counted !== undefined && { counted: recording.counted }),
    restarted: recording.header.restarted !== undefined,
    asRecorded: player.asRecorded,
    contractChanges,
    divergence,
    differences: divergence ? otherwise(divergence) : [],
    impossible,
    shapeChanges: divergence ? shapeChanges(divergence) : [],
    ...(print && { printed }),
    ...(until !== undefined && { state: player.state(), pending: player.pending() }),
  };
}

function counted(outcomes: readonly Outcome[]) {
  const count = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length;
  return {
    recordings: outcomes.length,
    replay: count('replays'),
    diverge: count('diverges'),
    notWhole: outcomes.filter(isNotWhole).length,
    unreadable: count('unreadable'),
    entries: outcomes.reduce((sum, outcome) => sum + ('played' in outcome ? outcome.played : 0), 0),
  };
}

type Summary = ReturnType<typeof counted> & { readonly milliseconds: number };

function summaryLine({
  recordings,
  replay: good,
  diverge,
  notWhole,
  unreadable,
  entries,
  milliseconds,
}: Summary): string {
  const counts = [
    `${good} replay`,
    ...(diverge > 0 ? [`${diverge} diverge`] : []),
    ...(notWhole > 0 ? [`${notWhole} not whole`] : []),
    ...(unreadable > 0 ? [`${unreadable} cannot be read`] : []),
  ].join(', ');
  const pace = milliseconds > 0 ? ` (${Math.round((1000 * entries) / milliseconds)} a second)` : '';
  return `${recordings} recordings: ${counts}; ${entries} entries in ${(milliseconds / 1000).toFixed(1)} s${pace}`;
}
