import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { tablePage } from '../database/tablePage';
import { type Handlers, read } from '../http/handler';

/** The home screens of the agency's site. */
export const screenHandlers: Handlers<'screens.list'> = {
  /** Those on the site first, in their order. */
  'screens.list': read(async ({ catalogue }, input) => {
    const page = tablePage(catalogue.selectFrom('screens').selectAll(), input, {
      onlineFirst: (query) => query.orderBy('online', 'desc').orderBy('position').orderBy('screen_id'),
      screenId: (query) => query.orderBy('screen_id'),
    });
    return jsonRows(catalogue, scripts['screens.list'].reply, page, {
      screenId: 'screen_id',
      filmId: 'film_id',
      legend: 'legend',
      online: 'online',
    });
  }),
};
