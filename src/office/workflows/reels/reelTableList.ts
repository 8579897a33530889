import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { TABLE_PAGE_SIZES } from '../../../contract/constants';
import type { ListedReel } from '../../../contract/entities/listedReel';
import { fold } from '../../../contract/rules/text';
import { reelTable, selectListedReels, selectListedReelsById } from '../../entities/reelTable';
import { reelsActedOn, reelWindows } from '../../entities/reelWindows';
import { byText, pagedList } from '../tables/lists';

export const REELS_PATH = '/app/page/reels';

/** A reel of the list of all, with its folded search key. */
export interface ReelEntry {
  readonly reel: ListedReel;
  readonly searchKey: string;
}

/** What of a reel is known to who acts on it. */
export interface ActedReel {
  readonly reel: Pick<ListedReel, 'reelId' | 'title' | 'kind' | 'special' | 'talentId' | 'groupId'> &
    Partial<Pick<ListedReel, 'online'>>;
}

/** Each reel has one entry. */
const entryOf = weakMapMemoize((reel: ListedReel): ReelEntry => ({
  reel,
  searchKey: fold(`${reel.title} ${reel.owner} ${reel.sentTo}`),
}));

type Root = Parameters<typeof selectListedReels>[0];

const selectEntries = createSelector([selectListedReels], (reels) => reels.map(entryOf));

const selectEntryOf = createSelector(
  [selectListedReelsById],
  (rows) =>
    (id: string): ReelEntry | undefined =>
      rows[id] && entryOf(rows[id]),
);

/** The list of all reels: the server finds and orders them. */
export const reelTableList = pagedList({
  name: 'reelTableList',
  isAt: (path) => path === REELS_PATH,
  asked: reelTable,
  rows: (state: Root) => selectEntries(state),
  windows: reelWindows,
  actedOn: reelsActedOn,
  chosenOf: (reel: ActedReel['reel']): ActedReel => ({ reel }),
  selectRowOf: (state: Root) => selectEntryOf(state),
  pageSize: TABLE_PAGE_SIZES[2],
  idOf: ({ reel }: ActedReel) => reel.reelId,
  searchKeyOf: ({ searchKey }) => searchKey,
  orders: {
    title: byText(({ reel }) => reel.title),
    owner: byText(({ reel }) => reel.owner),
    films: (one, other) => other.reel.films - one.reel.films,
    length: (one, other) => other.reel.length - one.reel.length,
    // The newest first; those that were never sent come last.
    sent: (one, other) =>
      one.reel.sentAt < other.reel.sentAt ? 1 : one.reel.sentAt > other.reel.sentAt ? -1 : 0,
    online: (one, other) => Number(other.reel.online) - Number(one.reel.online),
  },
  sort: 'title',
  filters: {
    kind: {
      talent: ({ reel }) => !reel.special && reel.kind === 'reel',
      special: ({ reel }) => reel.special,
      group: ({ reel }) => reel.kind === 'group',
      link: ({ reel }) => reel.kind === 'link' || reel.kind === 'poster',
    },
    online: { on: ({ reel }) => reel.online, off: ({ reel }) => !reel.online },
    sent: { sent: ({ reel }) => reel.sentAt !== '', never: ({ reel }) => reel.sentAt === '' },
  },
});
