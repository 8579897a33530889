import type { News } from '../../contract/entities/news';
import { request } from '../kernel/request';
import { collection } from './collection';

/** What the agency publishes about itself. */
export const news = collection({
  name: 'news',
  ask: () => request('news.list', {}),
  idOf: ({ newsId }: News) => newsId,
  rowsOf: (rows: readonly News[]) => rows,
  retriesAtOnce: true,
});
