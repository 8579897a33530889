import { recipientText } from '../../../contract/rules/addressList';
import { Tag } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { FormattedMessage } from 'react-intl';
import { outboxIntents } from '../../workflows/mail/outbox';
import { type MailEntry, outboxList } from '../../workflows/mail/outboxList';
import type { List } from '../shared/list/declaration';
import { mailIntents } from '../shared/mailIntents';
import { When } from '../shared/When';
import { isForPerson } from './isForPerson';
import { MailWords } from './MailWords';
import { RetryButton } from './RetryButton';

/** The mails that staff sent, newest first: each to be read, and to be sent again where that is a person's to decide. */
export const outboxRows: List<MailEntry> = {
  workflow: outboxList,
  nameOf: ({ mail }) => recipientText(mail),
  rowHeight: 60,
  isRowHeightMeasured: true,
  isReloadable: true,
  columns: [
    {
      id: 'recipient',
      header: 'outbox.to',
      width: 'minmax(0, 1fr)',
      cell: ({ mail }, place) => <MailWords mail={mail} place={place} />,
    },
    {
      id: 'status',
      header: 'outbox.column.status',
      width: '110px',
      narrow: '90px',
      cell: ({ mail: { status } }) => (
        <Tag minimal intent={mailIntents[status]}>
          <FormattedMessage id={`outbox.status.${status}`} />
        </Tag>
      ),
    },
    {
      id: 'date',
      header: 'list.date',
      width: '130px',
      cell: ({ mail: { sentAt, createdAt } }) => (
        <When className="list-quiet outbox-date" at={sentAt || createdAt} />
      ),
    },
    {
      id: 'actions',
      header: 'list.actions',
      isHeaderHidden: true,
      width: '110px',
      cell: ({ mail }, { tabIndex }) => isForPerson(mail) && <RetryButton mail={mail} tabIndex={tabIndex} />,
    },
  ],
  filters: [
    {
      name: 'status',
      label: 'list.show',
      every: 'outbox.filter.every',
      options: { sent: 'outbox.filter.sent', notSent: 'outbox.filter.notSent' },
    },
  ],
  rowsActions: [
    {
      text: 'outbox.send',
      icon: <Refresh size={14} />,
      act: (entries) =>
        entries
          .filter(({ mail }) => isForPerson(mail))
          .map(({ mail: { mailId } }) => outboxIntents.retryRequested({ mailId })),
    },
  ],
  texts: {
    count: 'outbox.count',
    found: 'outbox.found',
    rows: 'outbox.title',
    search: 'outbox.search',
    searchHint: 'outbox.searchHint',
  },
};
