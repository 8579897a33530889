import type { Recipient } from '../../contract/rules/addressList';
import { onNews } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';

interface OfEntry {
  readonly entryId: string;
}

/** To whom a newsletter goes that is scheduled: that stays as it is until it is mailed, but for who is removed. */
export const scheduledRecipients = query({
  name: 'scheduledRecipients',
  keyOf: ({ entryId }: OfEntry) => entryId,
  ask: ({ entryId }) => request('schedule.recipients', { entryId }),
  dataOf: (recipients: readonly Recipient[]) => recipients,
  invalidatedBy: [onNews('calendar', ({ entryId }: OfEntry) => entryId)],
});
