import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { ofIds } from '../database/ofIds';
import { tablePage } from '../database/tablePage';
import { type Handler, readCatalogue } from '../http/handler';
import { talentColumns, talentQuery } from './talentQuery';

/** All talents, a page of them, or those of some ids. */
export const talentsList: Handler<'talents.list'> = readCatalogue(async ({ catalogue }, input) => {
  const talents = talentQuery(catalogue).where(ofIds('talents.talent_id', input.talentIds));
  const page = tablePage(talents, input, {
    onlineFirst: (query) =>
      query.orderBy('online', 'desc').orderBy('last_name').orderBy('first_name').orderBy('talents.talent_id'),
    lastName: (query) => query.orderBy('last_name').orderBy('first_name').orderBy('talents.talent_id'),
    firstName: (query) => query.orderBy('first_name').orderBy('last_name').orderBy('talents.talent_id'),
    talentId: (query) => query.orderBy('talents.talent_id'),
  });
  return jsonRows(catalogue, scripts['talents.list'].reply, page, talentColumns, {
    isLong: input.limit === undefined && input.talentIds === undefined,
  });
});
