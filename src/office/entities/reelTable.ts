import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ListedReel } from '../../contract/entities/listedReel';
import type { ServerEvent } from '../../contract/events';
import { on } from '../kernel/query/invalidation';
import type { All } from '../kernel/query/state';
import { request } from '../kernel/request';
import { tellsOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';
import { collection } from './collection';
import { reelDeleted } from './reels';
import { thingRestored } from './trashed';

/** Fact: a reel was turned on or off in the list of all. */
export const listedReelSwitched = createAction<{ reelId: string; online: boolean }>('reelTable/switched');

/** As many come first, so that something is shown at once. */
const FIRST = 100;

/** Whether news tells of something that a reel of the list shows of itself. */
export const tellsOfListedReels = (event: ServerEvent) =>
  tellsOf(event, 'reels') || (event.kind === 'mail' && event.status !== 'sending');

/** The reels of the agency and of its talents that were listed or are acted on; all of them where the backend tells of all only. */
export const reelTable = collection({
  name: 'reelTable',
  *ask(_params: All, known, showPart) {
    if ((known?.length ?? 0) >= FIRST) return yield* request('reels.table', {});
    const first = yield* request('reels.table', { limit: FIRST, page: 1 });
    if (!first.ok || first.reply.length < FIRST) return first;
    yield* showPart(first.reply);
    return yield* request('reels.table', {});
  },
  idOf: ({ reelId }: ListedReel) => reelId,
  rowsOf: (rows: readonly ListedReel[]) => rows,
  byRow: {
    // Windows are asked for anew as a whole.
    changeIn: () => undefined,
    ask: (reelIds) => request('reels.table', { reelIds }),
  },
  invalidatedBy: [on(serverEventReceived, tellsOfListedReels), on(thingRestored)],
});

type ReelTable = ReturnType<typeof reelTable.reducer>;

/** What happens to a reel of the list is seen at once. */
export function reelTableReducer(state: ReelTable | undefined, action: UnknownAction): ReelTable {
  const now = reelTable.reducer(state, action);
  if (listedReelSwitched.match(action)) {
    const { reelId, online } = action.payload;
    return reelTable.withChanges(now, reelId, { online });
  }
  return reelDeleted.match(action) ? withoutBranch(now, action.payload.reelId) : now;
}

/** A group goes with the reels that stand in it. */
function withoutBranch(state: ReelTable, reelId: string): ReelTable {
  const within = Object.values(state.rows).filter(({ groupId }) => groupId === reelId);
  return [reelId, ...within.map((reel) => reel.reelId)].reduce(reelTable.without, state);
}

export const selectListedReels = reelTable.selectAll;
export const selectListedReel = reelTable.selectById;
export const selectListedReelsById = (state: Parameters<typeof selectListedReels>[0]) => state.reelTable.rows;
