import type { FoundReel } from '../../contract/entities/reel';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { onNews } from '../kernel/query/invalidation';

interface ReelSearch {
  readonly search: string;
}

/** The talents' reels that the server finds for what was typed last into the palette: an agency may have 10,000s. */
export const foundReels = query({
  name: 'foundReels',
  ask: ({ search }: ReelSearch) => request('reels.find', { search }),
  dataOf: (reels: readonly FoundReel[]) => reels,
  invalidatedBy: [onNews('reels')],
  isLazy: true,
});

const none: readonly FoundReel[] = [];

type Root = Parameters<typeof foundReels.selectQuery>[0];

/** The reels that were found, and for what; undefined while they are asked for. */
export const selectFoundReels = (state: Root) => selectFoundReelsQuery(state).data ?? none;
export const selectReelSearch = (state: Root) => {
  const { status, params } = selectFoundReelsQuery(state);
  return status === 'ready' ? params.search : undefined;
};
/** How the question for them stands. */
export const selectFoundReelsQuery = (state: Root) => foundReels.selectQuery(state, { search: '' });
