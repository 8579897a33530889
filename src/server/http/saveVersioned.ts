import type { Entity } from '../../contract/events';
import type { Saved } from '../../contract/wire/saved';
import type { ChangeContext } from './handler';

/** A save of what two people may edit at once. */
interface VersionedSave<T> {
  readonly entity: Entity;
  readonly id: string;
  /** The version that the caller began from; without one the last save stands. */
  readonly known: number | undefined;
  /** What stands now: its version (0 for a row that is not there yet) and its values. */
  readonly version: number;
  readonly values: T;
  /** False where all that is asked for stands there already. */
  readonly isChanged: boolean;
  /** What stood there before, for the history, where that is not all the values. */
  readonly before?: unknown;
  /** False where what changes beside the row leaves its version as it is. */
  readonly countsUp?: boolean;
  /** Writes the row with the version that it has from now on. */
  write(version: number): Promise<unknown>;
}

type Result<T> =
  | { readonly kind: 'saved'; readonly version: number }
  | Extract<Saved<T>, { readonly kind: 'conflict' }>;

/**
 * Saves unless the row is another one than the caller knew: nothing is written then, and the result holds what stands
 * there. A save that changes something is noted in the history and told to the open offices.
 */
export async function saveVersioned<T>(
  { changed }: ChangeContext,
  save: VersionedSave<T>,
): Promise<Result<T>> {
  const { entity, id, known, version, values, isChanged, before = values, countsUp = true } = save;
  if (known !== undefined && known !== version) return { kind: 'conflict', version, values };
  if (!isChanged) return { kind: 'saved', version };
  const next = countsUp ? version + 1 : version;
  await save.write(next);
  // What the version does not count, who knows that version asks for all the same.
  await changed(entity, id, before, countsUp ? next : undefined);
  return { kind: 'saved', version: next };
}
