import type { Handlers } from '../http/handler';
import { outboxList, outboxRead, outboxRetry } from './outbox';
import { reelMail } from './reelMail';

/** Sending a reel, and the outbox (spec section 7, mailReel_v2019). */
export const mailHandlers: Handlers<'reel.mail' | 'outbox.list' | 'outbox.retry' | 'outbox.read'> = {
  'reel.mail': reelMail,
  'outbox.list': outboxList,
  'outbox.retry': outboxRetry,
  'outbox.read': outboxRead,
};
