import { TABLE_PAGE_SIZES } from '../../../contract/constants';
import { deletionIntents, type Doomed } from '../../workflows/trash/deletion';
import { type ScreenEntry, screenList } from '../../workflows/homeScreens/screenList';
import { screenSwitches } from '../../workflows/homeScreens/screenSwitches';
import type { List, RowsAction } from '../shared/list/declaration';
import { scheduledSiteFilter, siteActions } from '../shared/list/onSite';
import { RowDelete } from '../shared/list/RowDelete';
import { RowSwitch } from '../shared/list/RowSwitch';
import { ScreenFilm, ScreenName } from './screenCells';
import { ScreenHandle } from './ScreenHandle';
import { ForStaff } from '../shared/ForStaff';

const doomed = ({ screen: { screenId: id }, name: title }: ScreenEntry): Doomed => ({
  kind: 'screen',
  id,
  title,
});
const remove: RowsAction<ScreenEntry>['act'] = (entries) => [
  deletionIntents.opened({ things: entries.map(doomed) }),
];

/** The agency's home screens, a row each. */
export const screenRows: List<ScreenEntry> = {
  workflow: screenList,
  nameOf: ({ name }) => name,
  rowHeight: 84,
  pageSize: TABLE_PAGE_SIZES[2],
  columns: [
    {
      id: 'order',
      header: 'screens.column.order',
      isHeaderHidden: true,
      width: '24px',
      cell: (entry, { tabIndex }) => (
        <ForStaff>
          <ScreenHandle entry={entry} tabIndex={tabIndex} />
        </ForStaff>
      ),
    },
    {
      id: 'caption',
      header: 'screens.column.caption',
      width: 'minmax(260px, 3fr)',
      cell: (entry, place) => <ScreenName entry={entry} place={place} />,
    },
    {
      id: 'film',
      header: 'screens.column.film',
      width: 'minmax(120px, 2fr)',
      narrow: 'minmax(80px, 1fr)',
      cell: (entry) => <ScreenFilm entry={entry} />,
    },
    {
      id: 'online',
      header: 'site.column',
      width: '124px',
      narrow: '120px',
      cell: ({ screen: { screenId: id, online }, name }, { tabIndex }) => (
        <RowSwitch switches={screenSwitches} id={id} name={name} online={online} tabIndex={tabIndex} />
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
  rowsActions: siteActions(screenSwitches, doomed, ({ screen }) => screen.online, remove),
  remove,
  texts: {
    count: 'screens.count',
    found: 'screens.found',
    rows: 'screens.title',
    search: 'screens.search',
    searchHint: 'screens.searchHint',
  },
};
