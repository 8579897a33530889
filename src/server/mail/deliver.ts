import type { Kysely } from 'kysely';
import MailComposer from 'nodemailer/lib/mail-composer';
import { isEmailAddress } from '../../contract/rules/email';
import { unsubscribeLink } from '../../contract/rules/mailto';
import type { Catalogue, OutboxRow } from '../database/schema';
import { type EncodedBody, encodedBodyOf } from './encodedBody';
import { headerText, parseMailbox } from './mailbox';
import { SendError, type SmtpLine } from './smtpLine';

/** What became of an attempt to send. `retryAfter` is in milliseconds. */
export type Outcome =
  | { readonly status: 'sent' | 'storedLocally'; readonly reason: '' }
  | {
      readonly status: 'waiting';
      readonly reason: string;
      readonly retryAfter: number;
      readonly isUncounted?: true;
    }
  | { readonly status: 'failed' | 'uncertain'; readonly reason: string };

const MINUTE = 60_000;
/** After the first, second … attempt; after the last the mail has failed. */
const PAUSES = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE);
export const LONGEST_PAUSE = Math.max(...PAUSES);
/** A reply to these is about this mail; to others it is about the connection. */
const MAIL_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA'];
const REASON_LIMIT = 300;

/**
 * Hands one mail over to the mail server and says what became of it; never throws. A mail whose line did not come about,
 * or was cut before, waits as if it had not been tried, where `othersGoOn` sending.
 */
export async function deliver(
  db: Kysely<Catalogue>,
  row: OutboxRow,
  line: SmtpLine,
  othersGoOn: () => Promise<boolean>,
): Promise<Outcome> {
  const sender = parseMailbox(row.sender);
  if (!sender || !isEmailAddress(row.recipient))
    return { status: 'failed', reason: 'The address cannot be sent to.' };
  try {
    await line.send(sender.address, row.recipient, await compose(row, await encodedBodyOf(db, row)));
    return { status: 'sent', reason: '' };
  } catch (error) {
    const stage = error instanceof SendError ? error.stage : 'announced';
    if (stage !== 'handedOver' && (line.isCut || (stage === 'connecting' && (await othersGoOn()))))
      return { status: 'waiting', reason: '', retryAfter: 0, isUncounted: true };
    return outcomeOf(error, row.attempts);
  }
}

/** A row → the message as it goes over the wire. Its Message-ID is the row's, so that a repeated mail is known as one. */
function compose(row: OutboxRow, { parts, unsubscribe }: EncodedBody): Promise<Buffer> {
  const sender = parseMailbox(row.sender);
  const domain = sender?.address.split('@').at(-1) ?? 'localhost';
  const mail = new MailComposer({
    ...(sender ? { from: { ...sender } } : {}),
    replyTo: { ...(parseMailbox(row.reply_to) ?? { name: '', address: '' }) },
    to: { name: headerText(row.recipient_name), address: row.recipient },
    subject: headerText(row.subject),
    date: new Date(),
    messageId: `<${row.mail_id}@${domain}>`,
    alternatives: [...parts],
    // What mail programs show as a button.
    ...(unsubscribe && { headers: { 'List-Unsubscribe': `<${unsubscribeLink(unsubscribe)}>` } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

function outcomeOf(error: unknown, attempts: number): Outcome {
  const reason = headerText(error instanceof Error ? error.message : String(error)).slice(0, REASON_LIMIT);
  const {
    stage,
    command,
    responseCode = 0,
  } = error instanceof SendError ? error : new SendError(reason, 'announced', undefined, undefined);
  if (stage === 'handedOver' && responseCode === 0) return { status: 'uncertain', reason };
  const isForGood = responseCode >= 500 && MAIL_COMMANDS.includes(command ?? '');
  const retryAfter = PAUSES[attempts - 1];
  return isForGood || retryAfter === undefined
    ? { status: 'failed', reason }
    : { status: 'waiting', reason, retryAfter };
}
