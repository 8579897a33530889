import type { Passkey } from '../../contract/entities/passkey';
import { on, onNews } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { factorChanged } from './ownFactor';

/** The passkeys of the person's own account. */
export const passkeys = query({
  name: 'passkeys',
  ask: () => request('account.passkeys', {}),
  dataOf: (rows: readonly Passkey[]) => rows,
  invalidatedBy: [on(factorChanged), onNews('staff')],
});

export const selectPasskeys = (state: Parameters<typeof passkeys.selectQuery>[0]) =>
  passkeys.selectQuery(state, ALL);
