import type { ListedReel } from '../../contract/entities/listedReel';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { serverEventReceived, tellsOf } from '../kernel/signals';

/** All reels of the agency and of its talents; asked for while their screen is open. */
export const reelTable = query({
  name: 'reelTable',
  ask: () => request('reels.table', {}),
  dataOf: (reels: readonly ListedReel[]) => reels,
  invalidatedBy: [
    on(
      serverEventReceived,
      (event) => tellsOf(event, 'reels') || (event.kind === 'mail' && event.status === 'sent'),
    ),
  ],
});

const none: readonly ListedReel[] = [];

export const selectListedReels = (state: Parameters<typeof reelTable.selectQuery>[0]) =>
  reelTable.selectQuery(state, ALL).data ?? none;
