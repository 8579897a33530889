import { type Fields, type ValueOf } from './field';
import { whole } from './fields';
import { readRecord, wiresOf, writeRecord } from './record';
import type { Reply } from './reply';

/** What came of saving a record that two people may edit; the version is null where the backend keeps none. */
export type Saved<T> =
  | { readonly kind: 'saved'; readonly version: number | null }
  /** Another save of this record runs. */
  | { readonly kind: 'busy' }
  /** The row is not as the caller knew it; nothing was written. `values` stand there now. */
  | { readonly kind: 'conflict'; readonly version: number; readonly values: T };

/** Spec section 4: the save is to be made again. */
const BUSY_WORD = 'Already updating';

const version = whole('ROW_VERSION');

/**
 * `{ status: "success", ROW_VERSION }` or `{ status: "conflict", ROW_VERSION, … }` with the record as it stands. Old
 * scripts say anything that is not the refusal word: it was saved, and there is no version.
 */
export function savedOrConflict<F extends Fields>(fields: F): Reply<Saved<ValueOf<F>>> {
  return {
    shape: `success{ROW_VERSION}|conflict{ROW_VERSION,${wiresOf(fields)}}`,
    read(body) {
      if (typeof body === 'string' && body.trim() === BUSY_WORD) return { kind: 'busy' };
      const raw = Object(body) as Record<string, unknown>;
      const { ROW_VERSION: written } = raw;
      if (raw['status'] === 'conflict')
        return { kind: 'conflict', version: version.read(written), values: readRecord(fields, raw) };
      return { kind: 'saved', version: written === undefined ? null : version.read(written) };
    },
    write(value) {
      if (value.kind === 'busy') return BUSY_WORD;
      if (value.kind === 'saved') return { status: 'success', ROW_VERSION: value.version };
      return { status: 'conflict', ROW_VERSION: value.version, ...writeRecord(fields, value.values) };
    },
  };
}
