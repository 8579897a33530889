import * as yup from 'yup';
import { TEXT_LIMIT } from '../../../../contract/constants';
import { isOneLine } from '../../../../contract/rules/oneLine';
import { byName } from '../../../../contract/script';
import { filmScripts } from '../../../../contract/scripts/films';
import { schemaOf } from '../../../../contract/wire/record';

const { director, producer, year, format, notes } = byName(filmScripts)['film.add'].input;

/**
 * What the sheet checks: the rules that the server decodes with. Problems are `tooLong` and `malformed`; an empty title
 * is told by the workflow, together with a missing upload.
 */
export const createFilmSchema = schemaOf({ director, producer, year, format, notes }).shape({
  title: yup
    .string()
    .max(TEXT_LIMIT, 'tooLong')
    .test('line', 'malformed', (title = '') => isOneLine(title)),
});
