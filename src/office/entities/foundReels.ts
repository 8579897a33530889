import type { FoundReel } from '../../contract/entities/reel';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { serverEventReceived, tellsOf } from '../kernel/signals';

/** All talents' reels, for the palette: an agency may have 10,000s, so they are asked for when it opens and they may have changed. */
export const foundReels = query({
  name: 'foundReels',
  ask: () => request('reels.list', {}),
  dataOf: (reels: readonly FoundReel[]) => reels,
  invalidatedBy: [on(serverEventReceived, (event) => tellsOf(event, 'reels'))],
  isLazy: true,
});

const none: readonly FoundReel[] = [];

type Root = Parameters<typeof foundReels.selectQuery>[0];

export const selectFoundReels = (state: Root) => foundReels.selectQuery(state, ALL).data ?? none;
/** How the question for them stands. */
export const selectFoundReelsQuery = (state: Root) => foundReels.selectQuery(state, ALL);
