import { createSelector } from '@reduxjs/toolkit';
import type { Newsletter } from '../../../contract/entities/newsletter';
import { fold } from '../../../contract/rules/text';
import { newsletters } from '../../entities/newsletters';
import { byText, listView } from '../tables/lists';
import { NEWSLETTERS_PATH } from './newsletterDetail';

/** A newsletter with its folded search key: title and headings. */
export interface NewsletterEntry {
  readonly newsletter: Newsletter;
  readonly searchKey: string;
}

const selectEntries = createSelector([newsletters.selectAll], (rows): readonly NewsletterEntry[] =>
  rows.map((newsletter) => {
    const { title, heading1, heading2, heading3 } = newsletter;
    return { newsletter, searchKey: fold([title, heading1, heading2, heading3].join(' ')) };
  }),
);

/** DD/MM/YYYY → YYYYMMDD. */
const inOrder = (day: string) => day.split('/').toReversed().join('');

/** The agency's newsletters, newest change first as the server lists them (spec section 7). */
export const newsletterList = listView({
  name: 'newsletterList',
  isAt: (path) => path === NEWSLETTERS_PATH,
  asked: newsletters,
  rows: (state: Parameters<typeof selectEntries>[0], _path) => selectEntries(state),
  idOf: ({ newsletter }) => newsletter.newsletterId,
  searchKeyOf: ({ searchKey }) => searchKey,
  orders: {
    title: byText(({ newsletter }) => newsletter.title),
    modified: byText(({ newsletter }) => newsletter.modifiedAt ?? inOrder(newsletter.modifiedOn)),
    mailed: byText(({ newsletter }) => newsletter.mailedAt ?? inOrder(newsletter.mailedOn ?? '')),
  },
  filters: {
    mailed: {
      yes: ({ newsletter }) => Boolean(newsletter.mailedOn),
      no: ({ newsletter }) => !newsletter.mailedOn,
      scheduled: ({ newsletter }) => Boolean(newsletter.scheduledAt),
    },
  },
});
