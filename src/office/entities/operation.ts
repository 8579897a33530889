import type { Operation } from '../../contract/scripts/operation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';

/** How the server stands that answers. */
export const operation = query({
  name: 'operation',
  ask: () => request('operation.get', {}),
  dataOf: (told: Operation) => told,
});
