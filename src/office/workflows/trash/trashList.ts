import { createSelector } from '@reduxjs/toolkit';
import type { Trashed } from '../../../contract/entities/trash';
import { fold } from '../../../contract/rules/text';
import { keyOfTrashed, trashed } from '../../entities/trashed';
import { byText, listView } from '../tables/lists';

/** A deleted thing with its folded search key: title, talent, and who deleted it. */
export interface TrashedEntry {
  readonly thing: Trashed;
  readonly searchKey: string;
}

const selectEntries = createSelector([trashed.selectAll], (rows): readonly TrashedEntry[] =>
  rows.map((thing) => ({
    thing,
    searchKey: fold(`${thing.title} ${thing.talentName} ${thing.deletedBy}`),
  })),
);

/** What was deleted, the newest first. */
export const trashList = listView({
  name: 'trashList',
  isAt: (path) => path === '/app/page/trash',
  asked: trashed,
  rows: (state: Parameters<typeof selectEntries>[0]) => selectEntries(state),
  idOf: ({ thing }) => keyOfTrashed(thing),
  searchKeyOf: ({ searchKey }) => searchKey,
  orders: {
    title: byText(({ thing }) => thing.title),
    deletedAt: byText(({ thing }) => thing.deletedAt),
  },
  sort: '-deletedAt',
  filters: {
    kind: {
      talent: ({ thing }) => thing.kind === 'talent',
      film: ({ thing }) => thing.kind === 'film',
      reel: ({ thing }) => thing.kind === 'reel' || thing.kind === 'specialReel',
      news: ({ thing }) => thing.kind === 'news',
      newsletter: ({ thing }) => thing.kind === 'newsletter',
      screen: ({ thing }) => thing.kind === 'screen',
    },
  },
});
