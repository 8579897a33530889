import type { Action } from '@reduxjs/toolkit';
import { WINDOW_ROWS } from '../../contract/constants';
import type { ListedReel } from '../../contract/entities/listedReel';
import type { ServerEvent } from '../../contract/events';
import { reelOrders, reelSorts } from '../../contract/scripts/reelWindows';
import { on } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { tellsOf, tellsOfEncoded } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';
import { listWindows, type Looked } from './listWindows';
import { orderOnWire } from './orderOnWire';
import { reelDeleted } from './reels';
import { reelTable, tellsOfListedReels } from './reelTable';
import { rowsActedOn } from './rowsActedOn';
import { thingRestored } from './trashed';

function onWire(looked: Looked) {
  const { kind, online, sent } = looked.filters;
  return {
    search: looked.search,
    ...orderOnWire(looked, reelOrders, reelOrders.TITLE),
    sort: Object.values(reelSorts).find((each) => each === kind),
    isOnline: online === undefined ? undefined : online === 'on',
    isSent: sent === undefined ? undefined : sent === 'sent',
  };
}

/** A talent may be called otherwise, and a film be longer, as once it is encoded. */
const concerns = (event: ServerEvent) =>
  tellsOfListedReels(event) || tellsOf(event, 'talent') || tellsOf(event, 'film') || tellsOfEncoded(event);

const changes = [on(serverEventReceived, concerns), on(thingRestored)];

const goneIn = (action: Action) => (reelDeleted.match(action) ? action.payload.reelId : undefined);

/** The reels of the agency and of its talents as the list of all shows them. */
export const reelWindows = listWindows({
  name: 'reelWindows',
  rows: reelTable,
  idOf: ({ reelId }: ListedReel) => reelId,
  ask: ({ looked, first }) => request('reels.window', { ...onWire(looked), first, count: WINDOW_ROWS }),
  // A group goes with what stands in it.
  invalidatedBy: [...changes, on(reelDeleted)],
  goneIn,
});

export const reelsActedOn = rowsActedOn({
  name: 'reelsActedOn',
  ask: (looked) => request('reels.found', onWire(looked)),
  idOf: ({ reelId }) => reelId,
  invalidatedBy: [...changes, on(reelDeleted)],
  goneIn,
});
