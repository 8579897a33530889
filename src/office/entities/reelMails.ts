import type { UnknownAction } from '@reduxjs/toolkit';
import type { OutboxMail } from '../../contract/entities/mail';
import type { ServerEvent } from '../../contract/events';
import { about } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { serverEventReceived } from '../kernel/signals';

interface OfReel {
  readonly reelId: string;
}

type MailNews = Extract<ServerEvent, { readonly kind: 'mail' }>;

const isNew = (event: ServerEvent): event is MailNews =>
  event.kind === 'mail' && (event.status === 'waiting' || event.status === 'storedLocally');

/** The newest mails that were sent of a reel, newest first. */
export const reelMails = query({
  name: 'reelMails',
  keyOf: ({ reelId }: OfReel) => reelId,
  ask: ({ reelId }) => request('outbox.list', { reelId }),
  dataOf: (mails: readonly OutboxMail[]) => mails,
  // A new mail may be of this reel.
  invalidatedBy: [
    about(
      serverEventReceived,
      (event, _params: OfReel, known: readonly OutboxMail[] | null) =>
        isNew(event) && !known?.some(({ mailId }) => mailId === event.mailId),
      isNew,
    ),
  ],
});

type States = ReturnType<typeof reelMails.reducer>;

/** News of a mail says where it stands now. */
export function reelMailsReducer(state: States | undefined, action: UnknownAction): States {
  const now = reelMails.reducer(state, action);
  if (!serverEventReceived.match(action) || action.payload.kind !== 'mail') return now;
  const { mailId, status, reason } = action.payload;
  const moved = (mail: OutboxMail) => (mail.mailId === mailId ? { ...mail, status, reason } : mail);
  const entries = Object.entries(now).map(([key, each]) => [
    key,
    each.data?.some((mail) => mail.mailId === mailId) ? { ...each, data: each.data.map(moved) } : each,
  ]);
  return Object.fromEntries(entries) as States;
}
