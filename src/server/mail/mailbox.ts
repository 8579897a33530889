import { isEmailAddress } from '../../contract/rules/email';

/** A name and an address, as a mail's From and Reply-To carry them. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** One line of text for a header: no control characters (RFC 5322 section 2.2), no marks that turn its direction. */
export const headerText = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** A mailbox → the text `"Name" <address>`, or the address alone when it has no name. */
export function formatMailbox({ name, address }: Mailbox): string {
  const safe = headerText(name.replace(/["\\<>]/g, ''));
  return safe === '' ? address : `"${safe}" <${address}>`;
}

/** What formatMailbox wrote → the mailbox, or nothing when its address cannot be sent to. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, name, named] = /^"([^"]*)" <([^<>]+)>$/.exec(text) ?? [];
  const address = named ?? text;
  return isEmailAddress(address) ? { name: name ?? '', address } : undefined;
}
