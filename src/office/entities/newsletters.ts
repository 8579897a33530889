import type { Newsletter } from '../../contract/entities/newsletter';
import { request } from '../kernel/request';
import { collection } from './collection';

/** The newsletters, newest change first: the hundred newest (spec section 7). */
export const newsletters = collection({
  name: 'newsletters',
  ask: () => request('newsletters.list', { order: 'newestFirst', limit: 100, page: 1 }),
  idOf: ({ newsletterId }: Newsletter) => newsletterId,
  rowsOf: (rows: readonly Newsletter[]) => rows,
  retriesAtOnce: true,
});
