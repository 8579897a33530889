import { isLinkAddress } from '../../contract/rules/webAddress';
import { Refused } from '../http/handler';

/** A link needs an address (spec section 5), and one that a browser may follow: http, https, ftp, or none of them named. */
export function checkedLink(value: string): string {
  const link = value.trim();
  if (link === '') throw new Refused({ kind: 'invalid', problems: { linkValue: 'required' } });
  if (!isLinkAddress(link)) throw new Refused({ kind: 'invalid', problems: { linkValue: 'malformed' } });
  return link;
}
