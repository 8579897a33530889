import type { ServerEvent } from '../../contract/events';
import type { Language } from '../../contract/rules/language';
import { isEmailAddress } from '../../contract/rules/email';
import { personName } from '../../contract/rules/personName';
import type { StaffRow } from '../database/schema';
import { transact } from '../database/transact';
import { enqueue } from '../mail/enqueue';
import { type LetterContent, writeLetter } from './letter';
import type { AccountParts } from './parts';

type Recipient = Pick<StaffRow, 'staff_id' | 'agency' | 'email' | 'first_name' | 'last_name'>;

/** A mail to a person's address, or another one: nothing where there is no mail server to send it. */
interface AccountMail extends Omit<LetterContent, 'values' | 'language'> {
  readonly to: Recipient;
  readonly address?: string;
  readonly language: Language | undefined;
  readonly values?: Omit<LetterContent['values'], 'agency'>;
  readonly now: Date;
}

/** Puts a mail of an account into its agency's outbox, where only the worker reads it. */
export async function mailAccount(
  parts: AccountParts,
  { to, address = to.email, letter, language = 'en', values, link, now }: AccountMail,
): Promise<void> {
  const { settings, events } = parts;
  const tenant = await parts.agency(to.agency);
  if (settings.smtpUrl === undefined || !tenant) return;
  const { agency, catalogue } = tenant;
  const content = {
    letter,
    language,
    values: { ...values, agency: agency.displayName },
    ...(link && { link }),
  };
  const { subject, parts: written } = await writeLetter(content);
  const own = isEmailAddress(agency.mainMail) ? agency.mainMail : to.email;
  const sender = { name: agency.displayName, address: own };
  const recipient = { address, name: personName(to.first_name, to.last_name) };
  const told = await transact(catalogue, async (transaction) => {
    const told: ServerEvent[] = [];
    await enqueue(
      {
        catalogue: transaction,
        caller: { staffId: to.staff_id },
        hasMailServer: true,
        now,
        publish: (event) => void told.push(event),
      },
      [recipient],
      { sender, replyTo: sender, subject, parts: written, isPrivate: true },
    );
    return told;
  });
  for (const event of told) events.publish(agency.abbreviation, event);
}
