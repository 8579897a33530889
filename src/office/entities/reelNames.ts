import type { ServerEvent } from '../../contract/events';
import type { ReelName } from '../../contract/entities/reel';
import { on } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { serverEventReceived } from '../kernel/signals';
import { collection } from './collection';

/** News of a reel, whose name may be new. */
export const tellsOfReels = (event: ServerEvent) => event.kind === 'changed' && event.what === 'reels';

/** The catalogue of reel names. */
export const reelNames = collection({
  name: 'reelNames',
  ask: () => request('reelNames.list', {}),
  idOf: ({ code }: ReelName) => code,
  rowsOf: (rows: readonly ReelName[]) => rows,
  invalidatedBy: [on(serverEventReceived, tellsOfReels)],
  retriesAtOnce: true,
});
