import type { Header, NumberedCommand } from './entry';
import { sameCommand } from './opening';

/** Where a log that names a base begins. */
export interface Start {
  readonly state: unknown;
  /** Commands that are open then. */
  readonly open: readonly NumberedCommand[];
}

/** Finds where the base of that name ends. */
export type Bases = (name: string) => Start;

/** The header as if the log held its own start: the base's state, and what is open there under the log's own numbers. */
export function startedFrom(header: Header, { state, open }: Start): Header {
  const named = header.restarted?.open ?? [];
  const others = open.filter((command) => !named.some((own) => sameCommand(own, command)));
  // No entry of the log speaks of these: their numbers must only be nobody else's.
  const numbered = others.map((command, index) => ({ ...command, k: -1000 - index }));
  return { ...header, state, restarted: { quiet: true, open: [...named, ...numbered] } };
}
