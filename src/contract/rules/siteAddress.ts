import { isLinkAddress, linkAddress } from './webAddress';

/** True for the address of a page that goes to people outside: of the web, and without a name or password in it. */
export function isSiteAddress(text: string): boolean {
  if (!isLinkAddress(text)) return false;
  const { protocol, username, password } = new URL(linkAddress(text));
  return protocol !== 'ftp:' && username === '' && password === '';
}

/** True for the address of a site under which pages stand: one that asks for nothing and points at nothing (RFC 3986, 3.4 and 3.5). */
export const isHomeAddress = (text: string): boolean => isSiteAddress(text) && !/[?#]/.test(text);
