import { type Divergence, type Entry, type Recording, type Span, spansOf, type Tracer } from '../../journal';
import { deedsOf, type IsOfPerson } from './deeds';

/** What the panel shows: entries, how far they are played, and the state after each that is. */
export interface Track {
  readonly entries: readonly Entry[];
  /** How many entries are played; those after it were not reached. */
  readonly played: number;
  readonly divergence: Divergence | undefined;
  readonly spans: readonly Span[];
  /** The places of what the person did, in order. */
  readonly deeds: readonly number[];
  stateAt(index: number): unknown;
}

/** A recording that was played to its end, or to its first divergence. */
export const trackOf = ({ header, entries }: Recording, tracer: Tracer, isOfPerson: IsOfPerson): Track => ({
  entries,
  played: tracer.played,
  divergence: tracer.divergence,
  spans: spansOf(entries, header.restarted?.open),
  deeds: deedsOf(entries, isOfPerson),
  stateAt: tracer.stateAt,
});
