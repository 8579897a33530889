import { TABLE_PAGE_SIZES } from '../../../contract/constants';
import { deletionIntents, type Doomed } from '../../workflows/trash/deletion';
import { type NewsEntry, newsList } from '../../workflows/news/newsList';
import { newsSwitches } from '../../workflows/news/newsSwitches';
import type { List, RowsAction } from '../shared/list/declaration';
import { scheduledSiteFilter, siteActions } from '../shared/list/onSite';
import { RowDelete } from '../shared/list/RowDelete';
import { RowSwitch } from '../shared/list/RowSwitch';
import { NewsLink, NewsTitle } from './newsCells';

const doomed = ({ item: { newsId: id, title } }: NewsEntry): Doomed => ({ kind: 'news', id, title });
const remove: RowsAction<NewsEntry>['act'] = (entries) => [
  deletionIntents.opened({ things: entries.map(doomed) }),
];

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
      cell: ({ item }, place) => <NewsTitle item={item} place={place} />,
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
      cell: ({ item: { newsId: id, title, online } }, { tabIndex }) => (
        <RowSwitch switches={newsSwitches} id={id} name={title} online={online} tabIndex={tabIndex} />
      ),
    },
    {
      id: 'actions',
      header: 'list.actions',
      isHeaderHidden: true,
      width: '40px',
      cell: (entry, { tabIndex }) => <RowDelete thing={doomed(entry)} tabIndex={tabIndex} />,
    },
  ],
  filters: [scheduledSiteFilter],
  rowsActions: siteActions(newsSwitches, doomed, ({ item }) => item.online, remove),
  remove,
  texts: {
    count: 'news.count',
    found: 'news.found',
    rows: 'news.rows',
    search: 'news.search',
    searchHint: 'news.searchHint',
  },
};
