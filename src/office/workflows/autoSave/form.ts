import type { SagaGenerator } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import type { Fields } from '../../../contract/wire/field';

/** What a field holds: a text, a switch, or a list of texts. */
export type FieldValue = string | boolean | readonly string[];
/** Fields by their domain names. */
export type Values = Readonly<Record<string, FieldValue>>;

export interface RecordCopy {
  readonly values: Values;
  /** The row version; null where the backend has none. */
  readonly version: number | null;
}

/** What became of a save. */
export type SaveOutcome =
  | {
      readonly kind: 'saved';
      readonly version: number | null;
      /** Fields that were saved in another form than they were typed. */
      readonly values?: Values;
    }
  /** Somebody else saved the record meanwhile: what the server has now. */
  | ({ readonly kind: 'conflict' } & RecordCopy)
  /** "Already updating" (spec section 4). */
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What auto-save has to know of a form. */
export interface FormDefinition {
  /** Fields that are never kept in the browser's storage, and of which `read` says nothing. */
  readonly secret: readonly string[];
  /** The facts after which records may read differently. */
  readonly reloadedBy: readonly { readonly type: string }[];
  /** The record as the entities have it, or undefined when they do not. */
  read(state: object, recordId: string): RecordCopy | undefined;
  /** What the server checks changed fields with. */
  readonly fields: Fields;
  /** Sends all values that are known, secret ones only when they were typed. */
  save(recordId: string, values: Values, version: number | null): SagaGenerator<SaveOutcome>;
}
