import type { Screen } from '../../contract/entities/screen';
import { request } from '../kernel/request';
import { collection } from './collection';

/** The home screens, those on show first (spec section 7). */
export const screens = collection({
  name: 'screens',
  ask: () => request('screens.list', { order: 'onlineFirst', limit: 500, page: 1 }),
  idOf: ({ screenId }: Screen) => screenId,
  rowsOf: (rows: readonly Screen[]) => rows,
  retriesAtOnce: true,
});
