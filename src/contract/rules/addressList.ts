import { TEXT_LIMIT } from '../constants';
import { isEmailAddress } from './email';

/** Whom a mail goes to; the name is empty where none was written. */
export interface Recipient {
  readonly name: string;
  readonly address: string;
}

interface OfMail {
  readonly recipient: string;
  readonly recipientName?: string | undefined;
}

/** A typed or pasted list of addresses, each once; `malformed` is what is none, as it was written. */
interface AddressList {
  readonly recipients: readonly Recipient[];
  readonly malformed: readonly string[];
}

/** What stands between two addresses: a comma or semicolon of any keyboard, a tab or a new line, unless a name in quotes holds it. */
const PART = /(?:"[^"\r\n]*(?:"|$)|[^\r\n,;，、；\t])+/g;
const ENDED = /[\r\n,;，、；\t]\s*$/;
/** Blanks are the name's unless a quote ends it: no sign can be of two parts, however many there are. */
const NAMED = /^"?([^"<]*)(?:"\s*)?<([^<>]*)>$/;

/** The addresses in a text, bare or as `Name <name@agency.com>`. Two that differ by the case of their letters are one. */
export function addressesIn(text: string): AddressList {
  const recipients = new Map<string, Recipient>();
  const malformed: string[] = [];
  for (const part of partsOf(text)) {
    const recipient = recipientIn(part);
    const folded = recipient?.address.toLowerCase() ?? '';
    if (!recipient) malformed.push(part);
    else if (!recipients.has(folded)) recipients.set(folded, recipient);
  }
  return { recipients: [...recipients.values()], malformed };
}

/** What was written for one address; undefined where it is none, or its name is longer than any text. */
export function recipientIn(part: string): Recipient | undefined {
  const [, before = '', named = part] = NAMED.exec(part) ?? [];
  const [name, address] = [before.trim(), named.trim()];
  return isEmailAddress(address) && name.length <= TEXT_LIMIT ? { name, address } : undefined;
}

/** Whom a mail goes to, to be read: the name, if there is one, and the address. */
export const recipientText = ({ recipient, recipientName = '' }: OfMail) =>
  recipientName === '' ? recipient : `${recipientName} <${recipient}>`;

/** What was written for each address, right or wrong. */
const partsOf = (text: string): readonly string[] =>
  (text.match(PART) ?? []).map((part) => part.trim()).filter((part) => part !== '');

/** A list while it is typed: what is ended by a comma or the like, and what is being typed after that. */
export function typedList(text: string): { readonly ended: readonly string[]; readonly typing: string } {
  const parts = partsOf(text);
  if (parts.length === 0 || ENDED.test(text)) return { ended: parts, typing: '' };
  return { ended: parts.slice(0, -1), typing: (text.match(PART)?.at(-1) ?? '').trimStart() };
}

/** The text of such a list. */
export const typedText = (ended: readonly string[], typing: string) =>
  ended.map((part) => `${part}, `).join('') + typing;
