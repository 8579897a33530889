import { MAIL_SIZE_LIMIT } from '../../contract/constants';
import type { Recipient } from '../../contract/rules/addressList';
import { isEmailAddress } from '../../contract/rules/email';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { enqueue } from '../mail/enqueue';
import { limitMailings, limitMails } from '../mail/limit';
import { headerText } from '../mail/mailbox';
import { recipientsIn } from '../mail/recipients';
import { note } from '../published/note';
import { publicAddresses } from './addresses';
import { composed, newsletterAddress } from './composed';
import { newsletters, tokenOf } from './content';

/** Puts a newsletter into the outbox for one address (spec section 7, mailNewsletter). */
export const newsletterMail: Handler<'newsletter.mail'> = change(async (context, input) => {
  const { newsletterId, recipient, isTest = false } = input;
  if (!isEmailAddress(recipient))
    throw new Refused({ kind: 'invalid', problems: { recipient: 'malformed' } });
  refuseOtherAgency(context, input.clientAbbreviation);
  await limitMails(context);
  const [mailId = ''] = await mailTo(context, newsletterId, [{ name: '', address: recipient }]);
  if (!isTest) {
    await noteMailing(context, newsletterId);
    await note(context, 'newsletter', newsletterId, 1);
  }
  return { mailId, isStoredLocally: !context.hasMailServer };
});

/** The same for each address of a list, once each: all of them, or none. */
export const newsletterMailList: Handler<'newsletter.mailList'> = change(async (context, input) => {
  const recipients = recipientsIn(input.recipients);
  refuseOtherAgency(context, input.clientAbbreviation);
  await limitMailings(context);
  await mailToAll(context, input.newsletterId, recipients);
  await note(context, 'newsletter', input.newsletterId, recipients.length);
  return { mails: recipients.length, isStoredLocally: !context.hasMailServer };
});

/** Puts a newsletter into the outbox for each of them, and notes the day of mailing. */
export async function mailToAll(
  context: ChangeContext,
  newsletterId: string,
  recipients: readonly Recipient[],
): Promise<void> {
  await mailTo(context, newsletterId, recipients);
  await noteMailing(context, newsletterId);
}

function refuseOtherAgency({ caller }: ChangeContext, abbreviation: string): void {
  if (abbreviation !== caller.agency.abbreviation) throw new Refused({ kind: 'forbidden' });
}

/** Composes what is saved and puts it into the outbox, its parts once for all. */
async function mailTo(
  context: ChangeContext,
  newsletterId: string,
  recipients: readonly Recipient[],
): Promise<readonly string[]> {
  const { catalogue, caller, publicUrl } = context;
  const { agency } = caller;
  const { content } = await newsletters.stored(catalogue, newsletterId);
  const address = newsletterAddress(agency);
  if (!isEmailAddress(address)) throw new Refused({ kind: 'conflict', reason: 'agencyHasNoMail' });
  const token = await tokenOf(catalogue, newsletterId);
  const addresses = publicAddresses({ agency, publicUrl }, token);
  const { html, text } = await composed(catalogue, agency, content, addresses);
  if (Buffer.byteLength(html) > MAIL_SIZE_LIMIT)
    throw new Refused({ kind: 'conflict', reason: 'newsletterTooLong' });
  const sender = { name: agency.displayName, address };
  const subject = headerText(content.title);
  const mailIds = await enqueue(context, recipients, {
    sender,
    replyTo: sender,
    subject,
    parts: { html, text, unsubscribe: address },
  });
  await context.recordHistory(newsletterId, { mails: mailIds.length });
  return mailIds;
}

/** The list says on which day it was mailed; its version stays, as nothing in it was written. */
async function noteMailing({ catalogue, alsoChanged, now }: ChangeContext, newsletterId: string) {
  await catalogue
    .updateTable('newsletters')
    .set({ mailed_at: now.toISOString() })
    .where('newsletter_id', '=', newsletterId)
    .execute();
  alsoChanged('newsletter', newsletterId);
}
