import type * as yup from 'yup';
import { type Field, WireError } from './field';

/** Plain data as JSON text, of the form that its schema says. */
export const json = <T>(wire: string, schema: yup.Schema<T>): Field<T, false> => ({
  ...{ wire, schema, optional: false, secret: false },
  read(raw) {
    try {
      return schema.validateSync(typeof raw === 'string' ? JSON.parse(raw) : raw, { strict: true });
    } catch {
      throw new WireError(wire, 'JSON of its form');
    }
  },
  write: (value) => JSON.stringify(value),
});
