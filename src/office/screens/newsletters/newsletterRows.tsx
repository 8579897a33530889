import { Trash } from '@blueprintjs/icons';
import { TABLE_PAGE_SIZES } from '../../../contract/constants';
import { deletionIntents, type Doomed } from '../../workflows/trash/deletion';
import { newsletterPath } from '../../workflows/newsletters/newsletterDetail';
import { type NewsletterEntry, newsletterList } from '../../workflows/newsletters/newsletterList';
import type { List, RowsAction } from '../shared/list/declaration';
import { RowDelete } from '../shared/list/RowDelete';
import { RowName } from '../shared/list/RowName';
import { MailedOn, ModifiedOn } from './MailedOn';
import { RowCopy } from './RowCopy';
import { RowSend } from './RowSend';

const doomed = ({ newsletter: { newsletterId: id, title } }: NewsletterEntry): Doomed => ({
  kind: 'newsletter',
  id,
  title,
});
const remove: RowsAction<NewsletterEntry>['act'] = (entries) => [
  deletionIntents.opened({ things: entries.map(doomed) }),
];

/** The agency's newsletters, a row each. */
export const newsletterRows: List<NewsletterEntry> = {
  workflow: newsletterList,
  nameOf: ({ newsletter }) => newsletter.title,
  rowHeight: 60,
  pageSize: TABLE_PAGE_SIZES[2],
  columns: [
    {
      id: 'title',
      header: 'newsletters.column.title',
      width: 'minmax(200px, 1fr)',
      cell: ({ newsletter: { newsletterId, title, heading1 } }, place) => (
        <RowName
          picture={null}
          name={title}
          note={heading1}
          path={newsletterPath(newsletterId)}
          place={place}
        />
      ),
    },
    {
      id: 'modified',
      header: 'newsletters.column.modified',
      width: '120px',
      cell: ({ newsletter }) => <ModifiedOn newsletter={newsletter} />,
    },
    {
      id: 'mailed',
      header: 'newsletters.column.mailed',
      width: '150px',
      cell: ({ newsletter }, { tabIndex }) => <MailedOn newsletter={newsletter} tabIndex={tabIndex} />,
    },
    {
      id: 'actions',
      header: 'list.actions',
      isHeaderHidden: true,
      width: '104px',
      cell: (entry, { tabIndex }) => (
        <>
          <RowSend newsletter={entry.newsletter} tabIndex={tabIndex} />
          <RowCopy newsletter={entry.newsletter} tabIndex={tabIndex} />
          <RowDelete thing={doomed(entry)} tabIndex={tabIndex} />
        </>
      ),
    },
  ],
  filters: [
    {
      name: 'mailed',
      label: 'list.show',
      every: 'newsletters.every',
      options: {
        yes: 'newsletters.onlyMailed',
        no: 'newsletters.notMailed',
        scheduled: 'calendar.scheduled',
      },
    },
  ],
  rowsActions: [{ text: 'action.delete', icon: <Trash size={14} />, isDanger: true, act: remove }],
  remove,
  texts: {
    count: 'newsletters.count',
    found: 'newsletters.found',
    rows: 'newsletters.title',
    search: 'newsletters.search',
    searchHint: 'newsletters.searchHint',
  },
};
