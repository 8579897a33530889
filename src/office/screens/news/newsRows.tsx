import { TABLE_PAGE_SIZES } from '../../../contract/constants';
import { deletionIntents, type Doomed } from '../../workflows/deletion';
import { type NewsEntry, newsList } from '../../workflows/newsList';
import { newsSwitchIntents } from '../../workflows/newsSwitches';
import type { List, RowsAction } from '../shared/list/declaration';
import { siteActions, siteFilter } from '../shared/list/onSite';
import { RowDelete } from '../shared/list/RowDelete';
import { NewsLink } from './NewsLink';
import { NewsSwitch } from './NewsSwitch';
import { NewsTitle } from './NewsTitle';

type Act = RowsAction<NewsEntry>['act'];

const switchAll =
  (online: boolean): Act =>
  (entries) =>
    entries.map(({ item: { newsId } }) => newsSwitchIntents.requested({ newsId, online }));

const doomed = ({ item: { newsId: id, title } }: NewsEntry): Doomed => ({ kind: 'news', id, title });
const remove: Act = (entries) => [deletionIntents.opened({ things: entries.map(doomed) })];

/** The agency's news, a row each. */
export const newsRows: List<NewsEntry> = {
  workflow: newsList,
  nameOf: ({ item }) => item.title,
  rowHeight: 60,
  pageSize: TABLE_PAGE_SIZES[2],
  columns: [
    {
      id: 'title',
      header: 'news.column.title',
      width: 'minmax(200px, 3fr)',
      cell: (entry, place) => <NewsTitle entry={entry} place={place} />,
    },
    {
      id: 'link',
      header: 'news.column.link',
      width: 'minmax(120px, 2fr)',
      narrow: 'minmax(80px, 1fr)',
      cell: ({ item }) => <NewsLink item={item} />,
    },
    {
      id: 'date',
      header: 'news.column.date',
      width: '96px',
      cell: ({ item }) => <span className="list-quiet">{item.createdOn}</span>,
    },
    {
      id: 'online',
      header: 'site.column',
      width: '124px',
      narrow: '120px',
      cell: ({ item }, { tabIndex }) => <NewsSwitch item={item} tabIndex={tabIndex} />,
    },
    {
      id: 'actions',
      header: 'list.actions',
      isHeaderHidden: true,
      width: '40px',
      cell: (entry, { tabIndex }) => <RowDelete thing={doomed(entry)} tabIndex={tabIndex} />,
    },
  ],
  filters: [siteFilter],
  rowsActions: siteActions(switchAll, remove),
  remove,
  texts: {
    count: 'news.count',
    found: 'news.found',
    rows: 'news.rows',
    search: 'news.search',
    searchHint: 'news.searchHint',
  },
};
