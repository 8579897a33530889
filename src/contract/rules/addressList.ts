import { isEmailAddress } from './email';

/** Whom a mail goes to; the name is empty where none was written. */
export interface Recipient {
  readonly name: string;
  readonly address: string;
}

/** A typed or pasted list of addresses, each once; `malformed` is what is none, as it was written. */
interface AddressList {
  readonly recipients: readonly Recipient[];
  readonly malformed: readonly string[];
}

/** What stands between two addresses: a comma, a semicolon, a tab or a new line, unless a name in quotes holds it. */
const PART = /(?:"[^"\r\n]*"|[^\r\n,;\t])+/g;
const NAMED = /^"?([^"<]*)"?\s*<([^<>]*)>$/;

/** The addresses in a text, bare or as `Name <name@agency.com>`. Two that differ by the case of their letters are one. */
export function addressesIn(text: string): AddressList {
  const recipients = new Map<string, Recipient>();
  const malformed: string[] = [];
  for (const part of partsOf(text)) {
    const [, name = '', named] = NAMED.exec(part) ?? [];
    const address = (named ?? part).trim();
    const folded = address.toLowerCase();
    if (!isEmailAddress(address)) malformed.push(part);
    else if (!recipients.has(folded)) recipients.set(folded, { name: name.trim(), address });
  }
  return { recipients: [...recipients.values()], malformed };
}

/** What was written for each address, right or wrong. */
export const partsOf = (text: string): readonly string[] =>
  (text.match(PART) ?? []).map((part) => part.trim()).filter((part) => part !== '');
