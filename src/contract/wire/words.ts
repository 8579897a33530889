import * as yup from 'yup';
import { type Field, WireError } from './field';

/** A list of words as JSON text, as TAGS is (spec section 3); what cannot be parsed is the empty list. */
export function words(wire: string): Field<readonly string[], false> {
  const schema = yup
    .array()
    .of(yup.string().strict().defined('required').max(200, 'tooLong'))
    .defined('required')
    .max(100, 'tooLong') as yup.Schema<readonly string[]>;
  return {
    ...{ wire, schema, optional: false, secret: false, blank: [] },
    read: (raw) => listIn(raw)?.filter(isText) ?? [],
    write: (value) => JSON.stringify(value),
  };
}

/** The same as people give it, empty for none: throws WireError at any other, as which it would take all words away. */
export const givenWords = (wire: string): Field<readonly string[], false> => ({
  ...words(wire),
  read(raw) {
    const list = listIn(raw);
    if (!list?.every(isText)) throw new WireError(wire, 'a JSON list of texts');
    return list;
  },
});

const isText = (word: unknown) => typeof word === 'string';

function listIn(raw: unknown): readonly unknown[] | undefined {
  try {
    const value: unknown = typeof raw === 'string' ? JSON.parse(raw || '[]') : raw;
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
