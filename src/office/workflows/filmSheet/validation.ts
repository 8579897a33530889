import { scripts } from '../../../contract/scripts';
import { schemaOf } from '../../../contract/wire/record';

const { title, director, producer, year, format, notes } = scripts['film.add'].input;

/** What the sheet checks: the rules that the server decodes with. Problems are `required`, `tooLong`, `malformed`. */
export const filmSheetSchema = schemaOf({ title, director, producer, year, format, notes });
