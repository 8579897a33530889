import { MAIL_SIZE_LIMIT } from '../../contract/constants';
import type { Recipient } from '../../contract/rules/addressList';
import { isEmailAddress } from '../../contract/rules/email';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { newId } from '../ids';
import { enqueue } from '../mail/enqueue';
import { limitMailings, limitMails } from '../mail/limit';
import { headerText } from '../mail/mailbox';
import { recipientsIn } from '../mail/recipients';
import { note } from '../published/note';
import { publicAddresses } from './addresses';
import { composed, newsletterAddress } from './composed';
import { newsletters, tokenOf } from './content';
import { keepMailed } from './mailed';

/** Puts a newsletter into the outbox for one address (spec section 7, mailNewsletter). */
export const newsletterMail: Handler<'newsletter.mail'> = change(async (context, input) => {
  const { newsletterId, recipient, isTest = false } = input;
  if (!isEmailAddress(recipient))
    throw new Refused({ kind: 'invalid', problems: { recipient: 'malformed' } });
  refuseOtherAgency(context, input.clientAbbreviation);
  await limitMails(context);
  const entryId = isTest ? undefined : newId();
  const [mailId = ''] = await mailTo(context, newsletterId, [{ name: '', address: recipient }], entryId);
  if (entryId !== undefined) {
    await noteMailing(context, newsletterId);
    await note(context, 'newsletter', newsletterId, 1, entryId);
  }
  return { mailId, isStoredLocally: !context.hasMailServer };
});

/** The same for each address of a list, once each: all of them, or none. */
export const newsletterMailList: Handler<'newsletter.mailList'> = change(async (context, input) => {
  const recipients = recipientsIn(input.recipients);
  refuseOtherAgency(context, input.clientAbbreviation);
  await limitMailings(context);
  const entryId = newId();
  await mailToAll(context, input.newsletterId, recipients, entryId);
  await note(context, 'newsletter', input.newsletterId, recipients.length, entryId);
  return { mails: recipients.length, isStoredLocally: !context.hasMailServer };
});

/** Puts a newsletter into the outbox for each of them, named by what the calendar tells of it, and notes the day of mailing. */
export async function mailToAll(
  context: ChangeContext,
  newsletterId: string,
  recipients: readonly Recipient[],
  entryId: string,
): Promise<void> {
  await mailTo(context, newsletterId, recipients, entryId);
  await noteMailing(context, newsletterId);
}

function refuseOtherAgency({ caller }: ChangeContext, abbreviation: string): void {
  if (abbreviation !== caller.agency.abbreviation) throw new Refused({ kind: 'forbidden' });
}

/** Composes what is saved and puts it into the outbox, its parts once for all; but for a test, it is kept as it is mailed. */
async function mailTo(
  context: ChangeContext,
  newsletterId: string,
  recipients: readonly Recipient[],
  entryId: string | undefined,
): Promise<readonly string[]> {
  const { catalogue, caller, publicUrl } = context;
  const { agency } = caller;
  const { content } = await newsletters.stored(catalogue, newsletterId);
  const address = newsletterAddress(agency);
  if (!isEmailAddress(address)) throw new Refused({ kind: 'conflict', reason: 'agencyHasNoMail' });
  const token =
    entryId === undefined
      ? await tokenOf(catalogue, newsletterId)
      : await keepMailed(context, newsletterId, content);
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
    ...(entryId !== undefined && { entryId }),
  });
  await context.recordHistory(newsletterId, { mails: mailIds.length });
  return mailIds;
}

/** The list says when it was mailed, or that it is kept; its version stays, as nothing in it was written. */
async function noteMailing(
  { catalogue, hasMailServer, alsoChanged, now }: ChangeContext,
  newsletterId: string,
) {
  if (hasMailServer)
    await catalogue
      .updateTable('newsletters')
      .set({ mailed_at: now.toISOString() })
      .where('newsletter_id', '=', newsletterId)
      .execute();
  alsoChanged('newsletter', newsletterId);
}
