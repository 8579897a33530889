import { scripts } from '../../../contract/scripts';
import { schemaOf } from '../../../contract/wire/record';

const { firstName, lastName, categoryId } = scripts['talent.add'].input;

/** What the form checks: the rules that the server decodes with. Problems are `required`, `tooLong`, `malformed`. */
export const newTalentSchema = schemaOf({ firstName, lastName, categoryId });
