import type { SpecialReel } from '../../contract/entities/reel';
import { on } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { serverEventReceived } from '../kernel/signals';
import { collection } from './collection';
import { tellsOfReels } from './reelNames';

/** The special reels of the agency. */
export const agencyReels = collection({
  name: 'agencyReels',
  ask: () => request('agencyReels.list', {}),
  idOf: ({ reelId }: SpecialReel) => reelId,
  rowsOf: (rows: readonly SpecialReel[]) => rows,
  invalidatedBy: [on(serverEventReceived, tellsOfReels)],
  retriesAtOnce: true,
});
