import * as yup from 'yup';
import type { Fields } from '../../../../contract/wire/field';
import type { Values } from '../../../kernel/draft/values';

/** Checks field values with the fields of a script, as the server does; the answer names each problem by its field. */
export function problemsOf(fields: Fields, values: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const problem = problemOf(fields[field], value);
      return problem === null ? [] : [[field, problem]];
    }),
  );
}

function problemOf(field: Fields[string] | undefined, value: unknown): string | null {
  try {
    field?.schema.validateSync(value);
    return null;
  } catch (error) {
    if (error instanceof yup.ValidationError) return error.message;
    throw error;
  }
}
