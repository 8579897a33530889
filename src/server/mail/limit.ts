import type { ChangeContext } from '../http/handler';
import { limitHourly } from '../http/hourly';

/** So many mails a person sends within an hour, those sent again among them. */
const HOURLY = 200;

/** Refuses a mail that is one too many for this hour. */
export const limitMails = (context: ChangeContext) =>
  limitHourly(context, ['reel.mail', 'newsletter.mail', 'outbox.retry'], HOURLY);

/** So often within an hour a person sends something to a list. */
const HOURLY_LISTS = 20;

/**
 * Refuses a mailing that is one too many for this hour. What is scheduled counts when it is scheduled, so that at its time
 * it goes out whatever else was sent.
 */
export const limitMailings = (context: ChangeContext) =>
  limitHourly(context, ['newsletter.mailList', 'reel.mailList', 'schedule.add'], HOURLY_LISTS, (changes) =>
    changes.where(({ eb, or, selectFrom }) =>
      or([
        eb('script', '!=', 'schedule.add'),
        eb(
          'subject',
          'in',
          selectFrom('calendar_entries').select('entry_id').where('action', '=', 'newsletter'),
        ),
      ]),
    ),
  );
