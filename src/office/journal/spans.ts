import { commandName } from './commandName';
import type { Entry, NumberedCommand } from './entry';

/** One command, from where it was asked to where it ended, as places among the entries. */
export interface Span {
  readonly k: number;
  readonly name: string;
  readonly from: number;
  /** Infinity while it is in flight at the log's end. */
  readonly to: number;
  /** The column in which it is drawn: no two that are in flight at once share one. */
  readonly lane: number;
}

/** All commands of a log, in the order in which they were asked. Those that a log which began again took over start at -1. */
export function spansOf(entries: readonly Entry[], open: readonly NumberedCommand[] = []): readonly Span[] {
  const ends = endsOf(entries);
  const lanes: number[] = [];
  const take = (from: number, to: number) => {
    const free = lanes.findIndex((end) => end < from);
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = to;
    return lane;
  };
  const asked = [
    ...open.map((command) => ({ command, from: -1 })),
    ...entries.flatMap((entry, from) => (entry.kind === 'asked' ? [{ command: entry, from }] : [])),
  ];
  return asked.map(({ command, from }) => {
    const to = ends.get(command.k) ?? Infinity;
    return { k: command.k, name: commandName(command), from, to, lane: take(from, to) };
  });
}

/** Where each command was answered or stopped. */
function endsOf(entries: readonly Entry[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  entries.forEach((entry, index) => {
    if (entry.kind === 'answered' || entry.kind === 'stopped') ends.set(entry.k, index);
  });
  return ends;
}

/** The commands in flight after the entry at `index`. */
export const inFlight = (spans: readonly Span[], index: number): readonly Span[] =>
  spans.filter(({ from, to }) => from <= index && to > index);
