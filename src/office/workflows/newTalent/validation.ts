import * as yup from 'yup';
import { scripts } from '../../../contract/scripts';
import { schemaOf } from '../../../contract/wire/record';
import type { NewTalentValues } from './state';

const { firstName, lastName, categoryId } = scripts['talent.add'].input;
const schema = schemaOf({ firstName, lastName, categoryId });

/** What is wrong with the form by field: `required`, `tooLong` or `malformed`; by the rules that the server decodes with. */
export function problemsOf(values: NewTalentValues): Partial<Record<keyof NewTalentValues, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}
