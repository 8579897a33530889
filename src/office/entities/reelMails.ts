import type { OutboxMail } from '../../contract/entities/mail';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { serverEventReceived } from '../kernel/signals';

interface OfReel {
  readonly reelId: string;
}

/** The newest mails that were sent of a reel, newest first. */
export const reelMails = query({
  name: 'reelMails',
  keyOf: ({ reelId }: OfReel) => reelId,
  ask: ({ reelId }) => request('outbox.list', { reelId }),
  dataOf: (mails: readonly OutboxMail[]) => mails,
  invalidatedBy: [on(serverEventReceived, ({ kind }) => kind === 'mail')],
});
