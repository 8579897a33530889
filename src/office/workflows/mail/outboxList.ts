import { createSelector } from '@reduxjs/toolkit';
import type { OutboxMail } from '../../../contract/entities/mail';
import { recipientText } from '../../../contract/rules/addressList';
import { fold } from '../../../contract/rules/text';
import { mails } from '../../entities/mails';
import { byText, listView } from '../tables/lists';

/** A mail with its folded search key: recipient and subject. */
export interface MailEntry {
  readonly mail: OutboxMail;
  readonly searchKey: string;
}

const selectEntries = createSelector([mails.selectAll], (rows): readonly MailEntry[] =>
  rows.map((mail) => ({ mail, searchKey: fold(`${recipientText(mail)} ${mail.subject}`) })),
);

/** The mails that staff sent, newest first. */
export const outboxList = listView({
  name: 'outboxList',
  isAt: (path) => path === '/app/page/outbox',
  asked: mails,
  rows: (state: Parameters<typeof selectEntries>[0]) => selectEntries(state),
  idOf: ({ mail }) => mail.mailId,
  searchKeyOf: ({ searchKey }) => searchKey,
  orders: {
    recipient: byText(({ mail }) => recipientText(mail)),
    status: byText(({ mail }) => mail.status),
    date: byText(({ mail }) => mail.createdAt),
  },
  sort: '-date',
  filters: {
    status: {
      sent: ({ mail }) => mail.status === 'sent',
      notSent: ({ mail: { status } }) =>
        status === 'failed' || status === 'uncertain' || status === 'storedLocally',
    },
  },
});
