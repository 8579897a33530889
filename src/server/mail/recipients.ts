import { MAILING_LIMIT } from '../../contract/constants';
import { addressesIn, type Recipient } from '../../contract/rules/addressList';
import { Refused } from '../http/handler';

/** The recipients in a list that was typed or pasted, once each; refuses one with something else in it, or too many. */
export function recipientsIn(text: string): readonly Recipient[] {
  const { recipients, malformed } = addressesIn(text);
  const problem =
    malformed.length > 0 || recipients.length === 0
      ? 'malformed'
      : recipients.length > MAILING_LIMIT
        ? 'tooMany'
        : undefined;
  if (problem !== undefined) throw new Refused({ kind: 'invalid', problems: { recipients: problem } });
  return recipients;
}
