import type { ChangeContext } from '../http/handler';
import { limitHourly } from '../http/hourly';

/** So many mails a person sends within an hour, those sent again among them. */
const HOURLY = 200;

/** Refuses a mail that is one too many for this hour. */
export const limitMails = (context: ChangeContext) =>
  limitHourly(context, ['reel.mail', 'outbox.retry'], HOURLY);
