import type { Passkey } from '../../contract/entities/passkey';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { tellingOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';
import { factorChanged } from './ownFactor';

/** The passkeys of the person's own account. */
export const passkeys = query({
  name: 'passkeys',
  ask: () => request('account.passkeys', {}),
  dataOf: (rows: readonly Passkey[]) => rows,
  invalidatedBy: [on(factorChanged), on(serverEventReceived, tellingOf('staff'))],
});

export const selectPasskeys = (state: Parameters<typeof passkeys.selectQuery>[0]) =>
  passkeys.selectQuery(state, ALL);
