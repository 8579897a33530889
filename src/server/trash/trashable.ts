import type { Kysely } from 'kysely';
import type { Trashed, TrashKind } from '../../contract/entities/trash';
import type { Catalogue } from '../database/schema';
import type { Entity } from '../../contract/events';
import type { ChangeContext } from '../http/handler';

/** The tables whose rows can be marked as deleted. */
type TrashableTable = {
  [T in keyof Catalogue]: Catalogue[T] extends { trashed_at: string | null } ? T : never;
}[keyof Catalogue];

type ColumnOf<T extends TrashableTable> = keyof Catalogue[T] & string;

/** Ids by kind of what went into the trash together, or came back. */
export type Moved = ReadonlyMap<TrashKind, readonly string[]>;

/** How deleting, listing, restoring and emptying know a kind of thing. `T` is its table, `id` that table's key. */
interface Declaration<T extends TrashableTable> {
  readonly table: T;
  readonly id: ColumnOf<T>;
  /** The rows that are of this kind, where the table has others too. */
  readonly only?: Partial<Catalogue[T]>;
  /** Names the talent it is of. */
  readonly owner?: ColumnOf<T>;
  /** What goes with it, comes back with it and cannot come back before it; `by` is the column that names the whole. */
  readonly parts?: readonly { readonly kind: TrashKind; readonly by: string }[];
  title(row: Catalogue[T]): string;
  /** The picture that the trash shows of it. */
  picture?(row: Catalogue[T]): Pick<Trashed, 'profilePicture' | 'thumbnail'>;
  /** What offices hold its row as, if they do. */
  readonly entity?: Entity;
  /** What of its owner shows it or counts it. */
  readonly shownBy?: readonly Entity[];
  /** Those besides its owner on whose reels such things stand (null: the agency). */
  reelOwners?(db: Kysely<Catalogue>, ids: readonly string[]): Promise<readonly (string | null)[]>;
  /** Removes things for ever, if that takes more than deleting their rows; their parts were removed before. */
  remove?(context: ChangeContext, ids: readonly string[]): Promise<void>;
}

/** A row of any table that can be trashed. */
export type ThingRow = Readonly<Record<string, string | number | null>>;

/** A declaration, whatever its table. */
export interface Trashable extends Pick<
  Declaration<TrashableTable>,
  'table' | 'parts' | 'entity' | 'shownBy' | 'reelOwners' | 'remove'
> {
  readonly id: string;
  readonly only?: ThingRow;
  readonly owner?: string;
  title(row: ThingRow): string;
  picture?(row: ThingRow): Pick<Trashed, 'profilePicture' | 'thumbnail'>;
}

/** Declares a kind of thing that can be trashed; the registry lists it under its name. */
export const trashable = <T extends TrashableTable>(declaration: Declaration<T>) =>
  declaration as unknown as Trashable;
