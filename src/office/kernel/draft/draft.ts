import { type FieldValue, type RecordCopy, same, type Values } from './values';

/** Why a field is not sent until a person has decided. */
export type Hold =
  | { readonly kind: 'problem'; readonly problem: string }
  /** Somebody else saved another value meanwhile. */
  | { readonly kind: 'conflict'; readonly theirs: FieldValue };

/**
 * What a person typed into one record and the server does not have yet. A form keeps its draft so:
 *
 *   `begin` when its record was read (a new one begins with blanks and version null), and then, see
 *   `changes.ts`, `type` at each change, `merge` when the record was read again or a save met another's, `settle` when
 *   the person chose between two values, `afterSave` and `doubt` when a save was answered or not, `revert` to throw it
 *   away. `unsavedFields` says what differs.
 *
 * Its slice has the drafts of its records by name under `drafts` (`withDraft`), and stands in `DRAFT_SLICES`
 * (`workflows/records/draftSlices.ts`) and in `restored` (`app/work.ts`): then what is unsaved outlives a reload (`stored.ts`).
 */
export interface Draft<V extends Values = Values> {
  /** The row version that `original` is of; null where the backend has none, and for a record that is new. */
  readonly version: number | null;
  /** What the server has, as far as it told. A field that it tells nothing of is secret. */
  readonly original: V;
  /** What the fields show. */
  readonly values: V;
  /** How often each secret field was typed in since it was saved; these are unsaved, the others by comparison. */
  readonly secretEdits: Readonly<Record<string, number>>;
  /** Values of saves of which nobody knows whether they arrived. */
  readonly unsure: readonly Values[];
  readonly holds: Readonly<Record<string, Hold>>;
}

/** What one save sends of the fields that differ. */
export interface Sending {
  readonly values: Values;
  readonly secretEdits: Readonly<Record<string, number>>;
}

/** The draft of a record in which nothing was typed yet. */
export const begin = <V extends Values>({ values, version }: RecordCopy<V>): Draft<V> => ({
  version,
  original: values,
  values,
  secretEdits: {},
  unsure: [],
  holds: {},
});

/** A field of which the server tells nothing is secret: it is never stored in the browser, and unsaved once typed in. */
export const isSecret = ({ original }: Draft, field: string) => original[field] === undefined;

/** The fields whose text the server does not have, or may not have. */
export function unsavedFields(draft: Draft): readonly string[] {
  const { values, original, secretEdits, unsure } = draft;
  return Object.keys(values).filter((field) => {
    if (isSecret(draft, field)) return secretEdits[field] !== undefined;
    if (!same(values[field], original[field])) return true;
    return unsure.some((sent) => sent[field] !== undefined && !same(sent[field], values[field]));
  });
}

export const isUnsaved = (draft: Draft): boolean => unsavedFields(draft).length > 0;

/** Nobody knows whether what was sent arrived. */
export const doubt = <D extends Draft>(draft: D, { values }: Sending): D => ({
  ...draft,
  unsure: [...draft.unsure, values],
});
