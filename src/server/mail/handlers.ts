import type { Handlers } from '../http/handler';
import { outboxList, outboxRead, outboxRetry } from './outbox';
import { reelComposeMail, reelMail, reelMailList } from './reelMail';

/** Sending a reel, and the outbox (spec section 7, mailReel_v2019). */
export const mailHandlers: Handlers<
  'reel.mail' | 'reel.mailList' | 'reel.composeMail' | 'outbox.list' | 'outbox.retry' | 'outbox.read'
> = {
  'reel.mail': reelMail,
  'reel.mailList': reelMailList,
  'reel.composeMail': reelComposeMail,
  'outbox.list': outboxList,
  'outbox.retry': outboxRetry,
  'outbox.read': outboxRead,
};
