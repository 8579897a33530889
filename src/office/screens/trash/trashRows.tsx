import { Undo } from '@blueprintjs/icons';
import { FormattedMessage } from 'react-intl';
import { restoringIntents } from '../../workflows/trash/restoring';
import { type TrashedEntry, trashList } from '../../workflows/trash/trashList';

import type { List } from '../shared/list/declaration';
import { When } from '../shared/When';
import { RestoreButton } from './RestoreButton';
import { TrashWords } from './TrashWords';

/** What was deleted, by whom and when, newest first: each to be restored. */
export const trashRows: List<TrashedEntry> = {
  workflow: trashList,
  nameOf: ({ thing }, { formatMessage }) => thing.title || formatMessage({ id: 'trash.untitled' }),
  rowHeight: 60,
  isRowHeightMeasured: true,
  isReloadable: true,
  columns: [
    {
      id: 'title',
      header: 'trash.column.thing',
      width: 'minmax(0, 1fr)',
      cell: ({ thing }, place) => <TrashWords thing={thing} place={place} />,
    },
    {
      id: 'deletedAt',
      header: 'trash.column.deleted',
      width: '180px',
      narrow: '130px',
      cell: ({ thing: { deletedAt, deletedBy } }) => (
        <p className="trash-when">
          <When at={deletedAt} />
          {deletedBy && (
            <span>
              <FormattedMessage id="trash.by" values={{ name: deletedBy }} />
            </span>
          )}
        </p>
      ),
    },
    {
      id: 'actions',
      header: 'list.actions',
      isHeaderHidden: true,
      width: '110px',
      cell: ({ thing }, place) => <RestoreButton thing={thing} place={place} />,
    },
  ],
  filters: [
    {
      name: 'kind',
      label: 'list.show',
      every: 'trash.filter.every',
      options: {
        talent: 'talents.rows',
        film: 'talentPage.films',
        reel: 'talentPage.reels',
        news: 'news.title',
        newsletter: 'newsletters.title',
        screen: 'screens.title',
      },
    },
  ],
  rowsActions: [
    {
      text: 'trash.restore',
      icon: <Undo size={14} />,
      act: (entries) =>
        entries.map(({ thing: { kind, id, title } }) =>
          restoringIntents.requested({ thing: { kind, id, title } }),
        ),
    },
  ],
  texts: {
    count: 'trash.count',
    found: 'trash.found',
    rows: 'trash.title',
    search: 'trash.search',
    searchHint: 'trash.searchHint',
  },
};
