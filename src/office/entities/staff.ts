import type { Colleague } from '../../contract/entities/session';
import { request } from '../kernel/request';
import { collection } from './collection';

/** Everybody who works at the agency. */
export const staff = collection({
  name: 'staff',
  ask: () => request('staff.list', {}),
  idOf: ({ staffId }: Colleague) => staffId,
  rowsOf: (rows: readonly Colleague[]) => rows,
  retriesAtOnce: true,
});
