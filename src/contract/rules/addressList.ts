import { isEmailAddress } from './email';

/** A pasted list of addresses, each once; `malformed` is what is none, as it was pasted. */
export interface AddressList {
  readonly addresses: readonly string[];
  readonly malformed: readonly string[];
}

/**
 * The addresses in a text: one a line or between commas or semicolons, bare or as `Name <name@agency.com>`. Two that
 * differ by the case of their letters are one.
 */
export function addressesIn(text: string): AddressList {
  const addresses = new Map<string, string>();
  const malformed: string[] = [];
  for (const part of text.split(/[\r\n,;\t]+/).map((each) => each.trim())) {
    if (part === '') continue;
    const address = /<([^<>]*)>$/.exec(part)?.[1]?.trim() ?? part;
    const folded = address.toLowerCase();
    if (!isEmailAddress(address)) malformed.push(part);
    else if (!addresses.has(folded)) addresses.set(folded, address);
  }
  return { addresses: [...addresses.values()], malformed };
}
