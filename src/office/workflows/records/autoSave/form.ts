import type { SagaGenerator } from 'typed-redux-saga';
import type { Refusal } from '../../../../contract/refusal';
import type { Fields } from '../../../../contract/wire/field';
import type { RecordCopy, Values } from '../../../kernel/draft/values';

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
  /** "Already updating": another save of the record runs; this one is made again after 100 ms (spec section 4). */
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What auto-save has to know of a form. */
export interface FormDefinition {
  /** The facts after which records may read differently. */
  readonly reloadedBy: readonly { readonly type: string }[];
  /** The record as the entities have it, without its secret fields; undefined when they do not. */
  read(state: object, recordId: string): RecordCopy | undefined;
  /** What the server checks changed fields with. */
  readonly fields: Fields;
  /** Fields that save themselves also with auto-save off. */
  readonly alwaysSaved?: readonly string[];
  /** Sends all values that are known, secret ones only when they were typed. */
  save(recordId: string, values: Values, version: number | null): SagaGenerator<SaveOutcome>;
}
