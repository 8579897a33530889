import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { ofIds } from '../database/ofIds';
import { type Handler, readCatalogue } from '../http/handler';
import { filmColumns, filmQuery } from './filmQuery';

/** The films whose files wait to be encoded, are being encoded or could not be, in the order in which they came. */
export const filmsToEncodeList: Handler<'filmsToEncode.list'> = readCatalogue(({ catalogue }, { filmIds }) =>
  jsonRows(
    catalogue,
    scripts['filmsToEncode.list'].reply,
    filmQuery(catalogue)
      .where('encoding_jobs.status', 'in', ['waiting', 'running', 'failed'])
      .where(ofIds('films.film_id', filmIds))
      .orderBy('encoding_jobs.queued_at')
      .orderBy('films.film_id'),
    filmColumns,
  ),
);
