import { createAction } from '@reduxjs/toolkit';
import type { Colleague } from '../../contract/entities/colleague';
import { on, onNews } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { collection } from './collection';

/** Fact: an account of the agency is another one now, or gone. */
export const staffChanged = createAction('staff/changed');

/** Everybody who works at the agency. */
export const staff = collection({
  name: 'staff',
  ask: () => request('staff.list', {}),
  idOf: ({ staffId }: Colleague) => staffId,
  rowsOf: (rows: readonly Colleague[]) => rows,
  invalidatedBy: [on(staffChanged), onNews('staff')],
  retriesAtOnce: true,
});
