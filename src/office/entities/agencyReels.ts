import type { SpecialReel } from '../../contract/entities/reel';
import { on } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { tellsOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';
import { collection } from './collection';

/** The special reels of the agency. */
export const agencyReels = collection({
  name: 'agencyReels',
  ask: () => request('agencyReels.list', {}),
  idOf: ({ reelId }: SpecialReel) => reelId,
  rowsOf: (rows: readonly SpecialReel[]) => rows,
  invalidatedBy: [on(serverEventReceived, (event) => tellsOf(event, 'reels', ''))],
  retriesAtOnce: true,
});
