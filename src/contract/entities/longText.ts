import { optional, type ValueOf } from '../wire/field';
import { text, whole } from '../wire/fields';

/** The longest text written in the rich-text editor, in characters of markdown. */
export const LONG_TEXT_LIMIT = 100_000;

/** A text written in markdown. `version` grows by one with each save, from 0 for none; instants are ISO 8601 in UTC. */
export const longTextFields = {
  markdown: text('BIO', { max: LONG_TEXT_LIMIT }),
  version: whole('ROW_VERSION'),
  savedAt: optional(text('SAVED_AT')),
  /** First and last name of whoever saved it. */
  savedBy: optional(text('SAVED_BY')),
};
export type LongText = ValueOf<typeof longTextFields>;
