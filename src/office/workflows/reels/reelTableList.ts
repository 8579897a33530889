import { createSelector } from '@reduxjs/toolkit';
import { all, type SagaGenerator } from 'typed-redux-saga';
import type { ListedReel } from '../../../contract/entities/listedReel';
import { fold } from '../../../contract/rules/text';
import { reelTable, selectListedReels } from '../../entities/reelTable';
import { byText, listView } from '../tables/lists';
import { askWhileAt } from '../office/askWhileAt';

const REELS_PATH = '/app/page/reels';

/** A reel of the list of all, with its folded search key. */
export interface ReelEntry {
  readonly reel: ListedReel;
  readonly searchKey: string;
}

const selectEntries = createSelector([selectListedReels], (reels): readonly ReelEntry[] =>
  reels.map((reel) => ({ reel, searchKey: fold(`${reel.title} ${reel.owner} ${reel.sentTo}`) })),
);

const list = listView({
  name: 'reelTableList',
  isAt: (path) => path === REELS_PATH,
  asked: reelTable,
  rows: (state: Parameters<typeof selectEntries>[0]) => selectEntries(state),
  idOf: ({ reel }) => reel.reelId,
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

/** The list of all reels, asked for while it is on show. */
export const reelTableList = {
  ...list,
  *saga(): SagaGenerator<void> {
    yield* all([list.saga(), askWhileAt(REELS_PATH, reelTable)]);
  },
};
